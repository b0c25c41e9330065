import type { OptionRow } from './option-row.ts'

const WIDTH = 26

/** The help of a command: what it is, and a line for each option. */
export function describeOptions(title: string, rows: readonly OptionRow[]): string {
  const lines = rows.map(
    ({ name, value = '', help }) => `  ${`--${name} ${value}`.trimEnd().padEnd(WIDTH)} ${help}`,
  )
  return [title, '', ...lines, ''].join('\n')
}
