import { parseArgs } from 'node:util'

import { nearestName } from './nearest-name.ts'
import type { OptionRow } from './option-row.ts'

/** What each option was given, as text; a switch that is there is ''. Or one sentence on what is none of them. */
export function readArguments<Name extends string>(
  rows: readonly OptionRow<Name>[],
  args: readonly string[],
): ReadonlyMap<Name, string> {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      rows.map(({ name, value }) => [name, { type: value ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<Name, string>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional')
      throw new Error(`"${token.value}" is no option: options begin with --. See --help.`)
    const row = rows.find(({ name }) => name === token.name)
    if (!row) throw new Error(unknownOption(token.rawName, rows))
    given.set(row.name, valueOf(row, token))
  }
  return given
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
