import type { OptionRow } from './option-row.ts'

/** The help of a command: what it is, and a line for each option with the variable that says the same. */
export function describeOptions(title: string, rows: readonly OptionRow[]): string {
  const heads = rows.map(({ name, value = '' }) => `  --${name} ${value}`.trimEnd())
  const width = Math.max(...heads.map(({ length }) => length))
  const lines = rows.map(
    ({ help, variable }, index) =>
      `${heads[index]?.padEnd(width)}  ${help}${variable === undefined ? '' : ` [${variable}]`}`,
  )
  return [title, '', ...lines, ''].join('\n')
}
