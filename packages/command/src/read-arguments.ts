import { parseArgs } from 'node:util'

import { nearestName } from './nearest-name.ts'
import type { Given, OptionRow } from './option-row.ts'
import { readVariables } from './read-variables.ts'

/** If one of these options is given, variables are not read. */
const ALONE: ReadonlySet<string> = new Set(['help', 'version'])

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the value of each option, from the command line or else from the environment. Throws one sentence about an argument
 * that is no option.
 */
export function readArguments<Name extends string>(
  rows: readonly OptionRow<Name>[],
  args: readonly string[],
  environment: Environment = {},
): ReadonlyMap<Name, Given> {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      rows.map(({ name, value }) => [name, { type: value ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<Name, Given>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional')
      throw new Error(`"${token.value}" is no option: options begin with --. See --help.`)
    const row = rows.find(({ name }) => name === token.name)
    if (!row) throw new Error(unknownOption(token.rawName, rows))
    given.set(row.name, { text: valueOf(row, token), name: `--${row.name}` })
  }
  // The help is shown even if a variable is wrong.
  const isAlone = [...given.keys()].some((name) => ALONE.has(name))
  return isAlone ? given : new Map([...readVariables(rows, environment), ...given])
}

function valueOf(
  { name, value: placeholder }: OptionRow,
  { value, inlineValue }: { value: string | undefined; inlineValue: boolean | undefined },
): string {
  if (!placeholder) {
    if (value !== undefined) throw new Error(`--${name} takes no value, not "${value}".`)
    return ''
  }
  if (value === undefined || value === '' || (!inlineValue && value.startsWith('--')))
    throw new Error(`--${name} needs a value: --${name} ${placeholder}.`)
  return value
}

function unknownOption(rawName: string, rows: readonly OptionRow[]): string {
  const near = nearestName(
    rawName.replace(/^-+/, ''),
    rows.map(({ name }) => name),
  )
  return near === null
    ? `There is no option ${rawName}. See --help.`
    : `There is no option ${rawName}. Did you mean --${near}?`
}
