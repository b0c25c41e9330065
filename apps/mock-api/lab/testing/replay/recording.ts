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

/** A statement as the place of the query in the file's list, its parameters, and what it gave; or where a transaction begins or ends. */
export type RecordedStep =
  | readonly [query: number, parameters: readonly unknown[], RecordedOutcome]
  | 'begin'
  | 'commit'
  | 'rollback'

export type RecordedTest = {
  /** Of the suites around it, and its own. */
  readonly titles: readonly string[]
  /** How many transactions were at work while another one was. */
  readonly together: number
  /** What was asked of each store that it has opened. */
  readonly stores: readonly (readonly RecordedStep[])[]
}

/** What the tests of one file asked of their stores, and were given. */
export type Recording = {
  /** What it was made from (sources.ts). */
  readonly sources: string
  readonly queries: readonly RecordedQuery[]
  readonly tests: readonly RecordedTest[]
  /** How many statements ran. Only those are kept that could give something else on another engine. */
  readonly statements: number
}

export const RECORDED_SCHEMA = 'selat_recorded'

/** A statement within a transaction of which engines tell different things when it is done. */
export function isSavepoint(sql: string): boolean {
  return /^(savepoint|rollback to|release)\b/.test(sql)
}

/** Where recordings lie, unless a run names another folder. */
const RECORDINGS =
  process.env['SELAT_RECORDINGS'] ?? join(import.meta.dirname, '../../../../../.cache/recordings')

/** Where the recording of a test file lies. */
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
