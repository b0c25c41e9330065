import { nearestName } from './nearest-name.ts'
import type { Given, OptionRow } from './option-row.ts'

/** The prefix of Selat's own variables. */
const OURS = 'SELAT_'

/**
 * Returns the values of options from the environment. Empty variables do not count. Throws if a variable with our prefix is
 * similar to a known one, because it is probably a slip.
 */
export function readVariables<Name extends string>(
  rows: readonly OptionRow<Name>[],
  environment: Readonly<Record<string, string | undefined>>,
): Map<Name, Given> {
  const known = rows.flatMap(({ variable }) => variable ?? [])
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(OURS) || known.includes(name)) continue
    const near = nearestName(name, known)
    if (near !== null) throw new Error(`There is no setting ${name}. Did you mean ${near}?`)
  }
  const given = new Map<Name, Given>()
  for (const { name, value, variable } of rows) {
    const text = variable === undefined ? undefined : environment[variable]
    if (variable === undefined || text === undefined || text === '') continue
    if (value !== undefined) given.set(name, { text, name: variable })
    else if (isOn(variable, text)) given.set(name, { text: '', name: variable })
  }
  return given
}

function isOn(variable: string, text: string): boolean {
  if (text === '1') return true
  if (text === '0') return false
  throw new Error(`${variable} takes 1 or 0, not "${text}".`)
}
