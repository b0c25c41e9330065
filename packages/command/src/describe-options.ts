import type { OptionRow } from './option-row.ts'

/** Returns the help of a command: its title, then a line for each option with its variable. */
export function describeOptions(title: string, rows: readonly OptionRow[]): string {
  const heads = rows.map(({ name, value = '' }) => `  --${name} ${value}`.trimEnd())
  const width = Math.max(...heads.map(({ length }) => length))
  const lines = rows.map(
    ({ help, variable }, index) =>
      `${heads[index]?.padEnd(width)}  ${help}${variable === undefined ? '' : ` [${variable}]`}`,
  )
  return [title, '', ...lines, ''].join('\n')
}
