import { table } from '../table.ts'
import {
  LIMIT_MS,
  longestDelay,
  medianDelay,
  SLOWDOWN,
  type Typing,
  typingHolds,
} from './typing.ts'

/** Writes the report. The first measurement is ours, the last is the reference. */
export function describeTyping(typings: readonly Typing[]): string {
  const bare = typings.at(-1)
  const rows = typings.map((typing) => [
    typing.where,
    medianDelay(typing).toFixed(0),
    longestDelay(typing).toFixed(0),
    bare && medianDelay(bare) > 0 ? (medianDelay(typing) / medianDelay(bare)).toFixed(2) : '–',
  ])
  const failed = typings.filter((typing) => !typingHolds(typing)).map(({ where }) => where)
  return [
    '## How soon a key press shows',
    '',
    `From the press to the picture that shows it, on a processor made ${SLOWDOWN} times slower; at most ${LIMIT_MS} ms.`,
    '',
    table(['Where', 'Median, ms', 'Longest, ms', 'Median, in times one field'], rows),
    '',
    failed.length === 0 ? 'Soon enough everywhere.' : `NOT soon enough in: ${failed.join(', ')}.`,
  ].join('\n')
}
