import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** A query in the form of each engine. */
export type RecordedQuery = {
  readonly sqlite: string
  /** The schema in it is `RECORDED_SCHEMA`. */
  readonly postgres: string
  /** The columns of its rows, as soon as it has returned any. */
  readonly columns: readonly string[]
  /** Whether the query orders its rows. */
  readonly isOrdered: boolean
}

/**
 * The result of a statement: its rows, each as the values of the query's columns; the number of changed rows; or the reason
 * of its refusal.
 */
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
  /** The titles of the test's suites and of the test. */
  readonly titles: readonly string[]
  /** The number of transactions that ran at the same time as another one. */
  readonly together: number
  /** The steps of each store that the test opened. */
  readonly stores: readonly (readonly RecordedStep[])[]
}

/** The recorded statements of one file's tests, with their results. */
export type Recording = {
  /** The hash of the sources that it was made from (sources.ts). */
  readonly sources: string
  readonly queries: readonly RecordedQuery[]
  readonly tests: readonly RecordedTest[]
  /** The number of statements that ran. A statement is stored only if its result can differ on another engine. */
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

/** Reads a recording; null if there is none, or its sources have changed. */
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
  const recording = deserialize(bytes) as Recording // this file has written it
  return recording.sources === sources ? recording : null
}
