import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** A query as each engine is sent it. */
export type RecordedQuery = {
  readonly sqlite: string
  /** With the schema named `RECORDED_SCHEMA`. */
  readonly postgres: string
  /** The columns of the rows that it gives, once it has given any. */
  readonly columns: readonly string[]
  /** Whether its rows come in an order that it names. */
  readonly isOrdered: boolean
}

/** The rows that a statement gave, each as the values of the query's columns; or how many it has changed; or why it was refused. */
export type RecordedOutcome = readonly (readonly unknown[])[] | number | string

/**
 * A statement as the index of its query in the file's list, its parameters and its result; or the beginning or end of a
 * transaction.
 */
export type RecordedStep =
  | readonly [query: number, parameters: readonly unknown[], RecordedOutcome]
  | 'begin'
  | 'commit'
  | 'rollback'

export type RecordedTest = {
  /** The titles of the suites around the test, and its own. */
  readonly titles: readonly string[]
  /** The number of transactions that ran while another one did. */
  readonly together: number
  /** The steps of each store that the test has opened. */
  readonly stores: readonly (readonly RecordedStep[])[]
}

/** The recorded statements of one file's tests, with their results. */
export type Recording = {
  /** The hash of the sources that it was made from (sources.ts). */
  readonly sources: string
  readonly queries: readonly RecordedQuery[]
  readonly tests: readonly RecordedTest[]
  /** The number of statements that ran. Only those are stored whose results can differ on another engine. */
  readonly statements: number
}

export const RECORDED_SCHEMA = 'selat_recorded'

/** Whether a statement is about a savepoint, whose result differs between engines. */
export function isSavepoint(sql: string): boolean {
  return /^(savepoint|rollback to|release)\b/.test(sql)
}

/** The folder of recordings, unless a run names another one. */
const RECORDINGS =
  process.env['SELAT_RECORDINGS'] ?? join(import.meta.dirname, '../../../../../.cache/recordings')

/** The path of a test file's recording. */
function pathOf(testFile: string, folder: string): string {
  const [, name = testFile] = testFile.split('/apps/mock-api/src/')
  return join(folder, `${name.replaceAll('/', '.')}.bin`)
}

export function writeRecording(testFile: string, recording: Recording, folder = RECORDINGS): void {
  const path = pathOf(testFile, folder)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, serialize(recording))
}

/** Null when there is none, or one that was made from other sources. */
export function readRecording(
  testFile: string,
  sources: string,
  folder = RECORDINGS,
): Recording | null {
  let bytes: Buffer
  try {
    bytes = readFileSync(pathOf(testFile, folder))
  } catch {
    return null
  }
  const recording = deserialize(bytes) as Recording // written above only
  return recording.sources === sources ? recording : null
}
