import { parseArgs } from 'node:util'

import { nearestName } from './nearest-name.ts'
import { type OptionName, type OptionRow, OPTIONS } from './option-table.ts'

export type Arguments = ReadonlyMap<OptionName, string>

const ROWS: readonly OptionRow[] = OPTIONS

/** What each option was given, as text; a switch that is there is ''. Or one sentence on what is none of them. */
export function readArguments(args: readonly string[]): Arguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      ROWS.map(({ name, value }) => [name, { type: value ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<OptionName, string>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional')
      throw new Error(`"${token.value}" is no option: options begin with --. See --help.`)
    const row = ROWS.find(({ name }) => name === token.name)
    if (!row) throw new Error(unknownOption(token.rawName))
    given.set(row.name as OptionName, valueOf(row, token)) // a row's name is one
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

function unknownOption(rawName: string): string {
  const near = nearestName(
    rawName.replace(/^-+/, ''),
    ROWS.map(({ name }) => name),
  )
  return near === null
    ? `There is no option ${rawName}. See --help.`
    : `There is no option ${rawName}. Did you mean --${near}?`
}
