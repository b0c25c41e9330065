import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

import { isContention } from './retry-contention.ts'
import type { Run } from './statement.ts'

export type NodeSqlite = {
  readonly dialect: Dialect
  /**
   * Returns the number of commits that wrote something. A transaction counts once, at its end; so does each write outside of
   * one.
   */
  readonly version: () => number
  /** Runs one statement synchronously. */
  readonly run: Run
}

/**
 * Makes Kysely's SQLite dialect over node:sqlite. Statements are prepared once, because preparing costs more than running one.
 */
export function nodeSqliteDialect(database: DatabaseSync): NodeSqlite {
  const prepared = new Map<string, SqliteStatement>()
  let version = 0
  let hasWritten = false
  let hadWritten = false
  const ran = (wrote: boolean, text: string) => {
    hasWritten ||= wrote
    // A write that a savepoint undoes does not count (in-savepoint.ts).
    if (text.startsWith('savepoint')) hadWritten = hasWritten
    if (text.startsWith('rollback to')) hasWritten = hadWritten
    if (database.isTransaction || !hasWritten) return
    hasWritten = false
    if (text !== 'rollback') version += 1
  }
  const adapter: SqliteDatabase = {
    close: () => database.close(),
    prepare: (text) => {
      let statement = prepared.get(text)
      if (!statement) {
        statement = toKyselyStatement(database, text, ran)
        prepared.set(text, statement)
      }
      return statement
    },
  }
  const run: Run = (query, parameters) => {
    const found = adapter.prepare(query.sql)
    if (found.reader) return { rows: found.all(parameters), changed: 0 }
    return { rows: [], changed: Number(found.run(parameters).changes) }
  }
  return { dialect: new SqliteDialect({ database: adapter }), version: () => version, run }
}

const READS = /^\s*(select|pragma|explain|begin|commit|rollback|savepoint|release)\b/i

const NOTHING_RUN = { changes: 0, lastInsertRowid: 0 }

function toKyselyStatement(
  database: DatabaseSync,
  text: string,
  ran: (wrote: boolean, text: string) => void,
): SqliteStatement {
  const statement = database.prepare(text)
  // Kysely types parameters as unknown; our rows hold text, numbers, bytes and null only.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  const writes = !READS.test(text)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => {
      const rows = statement.all(...values(parameters))
      if (writes) ran(true, text)
      return rows
    },
    run: (parameters) => {
      // SQLite rolls a transaction back by itself when the disk is full. A second rollback would fail and hide the cause.
      if (text === 'rollback' && !database.isTransaction) return NOTHING_RUN
      const result = statement.run(...values(parameters))
      ran(writes && result.changes !== 0, text)
      return result
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

const damaged = (path: string) =>
  `The data file ${path} is damaged. Restore a copy of it, or start with a new file.`

/** The messages for failures of a data file, by SQLite's primary result code. */
const FAILURES: Readonly<Record<number, (path: string) => string>> = {
  8: (path) => `The data file ${path} cannot be written.`,
  10: (path) => `The disk does not take what is written to the data file ${path}. Is it full?`,
  11: damaged,
  13: (path) => `The disk is full: there is no room for the data file ${path}.`,
  14: (path) => `The data file ${path} cannot be opened.`,
  26: (path) => `${path} is not a data file of the sandbox.`,
}

/**
 * The path of a database that belongs to this process alone. SQLite holds as much of it in memory as fits its cache. The rest
 * lies in a temporary file that no other program can open and that ends with the process. This is as fast as memory, and a
 * hundred thousand bookings take no more memory than ten.
 */
const UNNAMED = ''

/**
 * Opens a database in memory, or in a file. A file survives a crash of the machine, and only one process at a time can hold it.
 */
export function openNodeSqlite(path: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path === ':memory:' && hasRoomBeside() ? UNNAMED : path)
    // Otherwise SQLite keeps the pages that a savepoint may undo in a temporary file: a cart wrote 16 pages to it and 7 of its
    // own.
    database.exec('pragma temp_store = memory')
    // No process can open this database again, so its rollback journal stays in memory. With a journal on disk, a write took
    // nearly twice as long.
    if (path === ':memory:') database.exec('pragma journal_mode = memory')
    else holdFile(database, path)
    return database
  } catch (error) {
    database?.close()
    throw describeFailure(error, path)
  }
}

/** Whether temporary files can be made. Some machines forbid it. */
function hasRoomBeside(): boolean {
  try {
    accessSync(tmpdir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

function holdFile(database: DatabaseSync, path: string): void {
  database.exec('pragma busy_timeout = 0')
  // The lock is held as long as the connection lives. It ends with the process, even if that is killed.
  database.exec('pragma locking_mode = exclusive')
  refuseOtherTables(database, path)
  refuseDamage(database, path)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  // A page that changes several times before it is copied into the file is copied once. The log beside the file may grow to 16
  // MB.
  database.exec('pragma wal_autocheckpoint = 4000')
  database.exec('begin exclusive')
  database.exec('commit')
}

/** Throws if the file is a database of another program, before anything is written to it. */
function refuseOtherTables(database: DatabaseSync, path: string): void {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
  if (tables.length > 0 && !tables.some(({ name }) => name === 'schema_versions'))
    throw new Error(`${path} is a database of another program, not a data file of the sandbox.`)
}

/** Throws if a part of the file is damaged, because calls would find it only when they read that part, and answer 500. */
function refuseDamage(database: DatabaseSync, path: string): void {
  const found = database.prepare('pragma quick_check(1)').get()
  if (found?.['quick_check'] !== 'ok') throw new Error(damaged(path), { cause: found })
}

/**
 * Returns an error whose message names the file, if it is a failure that the operator of the command can act on; else the error
 * itself.
 */
export function describeFailure(error: unknown, path: string): unknown {
  if (isContention(error))
    return new Error(`The data file ${path} is in use by another process.`, { cause: error })
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  const sentence = FAILURES[code]?.(path)
  return sentence === undefined ? error : new Error(sentence, { cause: error })
}
