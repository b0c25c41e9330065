import { inspect } from 'node:util'

import type { StatementResult } from '../../../src/engine/store/statement.ts'
import { isSavepoint, type RecordedOutcome, type RecordedQuery } from './recording.ts'

/** Describes the recorded and the given result; null if they are equal. */
export function describeDifference(
  { sqlite, columns, isOrdered }: RecordedQuery,
  expected: RecordedOutcome,
  given: StatementResult<unknown> | string,
): string | null {
  if (typeof expected === 'string' || typeof given === 'string')
    return expected === given ? null : tell(expected, given)
  if (typeof expected === 'number') {
    // For a savepoint, PostgreSQL returns a row with its command, and SQLite returns nothing.
    const isSame = isSavepoint(sqlite) || (given.rows.length === 0 && given.changed === expected)
    return isSame ? null : tell(expected, given)
  }
  const rows = given.rows.map((row) => valuesOf(row as Readonly<Record<string, unknown>>, columns))
  const [wanted, found] = [expected, rows].map((all) => {
    const texts = all.map((values) => JSON.stringify(values.map(toText)))
    return isOrdered ? texts : texts.toSorted()
  })
  return wanted?.join('\n') === found?.join('\n') ? null : tell(expected, rows)
}

/** Returns the values in the order of the recording. A column that was not recorded counts as a difference. */
function valuesOf(row: Readonly<Record<string, unknown>>, columns: readonly string[]): unknown[] {
  const others = Object.keys(row).filter((name) => !columns.includes(name))
  return [...columns.map((name) => row[name]), ...others.map((name) => ({ [name]: row[name] }))]
}

function toText(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  // PostgreSQL's text cannot contain a zero character, so the store replaces it (postgres-pool.ts).
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD')
  return typeof value === 'number' || value === null
    ? value
    : { type: typeof value, value: inspect(value) }
}

function tell(expected: unknown, given: unknown): string {
  return `recorded: ${JSON.stringify(expected)}\ngiven:    ${JSON.stringify(given)}`
}
