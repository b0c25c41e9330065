import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

import { isContention } from './retry-contention.ts'
import type { Run } from './statement.ts'

export type NodeSqlite = {
  readonly dialect: Dialect
  /** How often something has been committed: a transaction counts once, at its end, and a write outside of one by itself. */
  readonly version: () => number
  /** Runs one statement, at once. */
  readonly run: Run
}

/** Kysely's SQLite dialect over node:sqlite. Statements are prepared once: preparing costs more than running one. */
export function nodeSqliteDialect(database: DatabaseSync): NodeSqlite {
  const prepared = new Map<string, SqliteStatement>()
  let version = 0
  let hasWritten = false
  let hadWritten = false
  const ran = (wrote: boolean, text: string) => {
    hasWritten ||= wrote
    // What a savepoint undoes was not written (in-savepoint.ts).
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
      // SQLite undoes a transaction by itself when the disk is full. A second time would fail, and hide why.
      if (text === 'rollback' && !database.isTransaction) return NOTHING_RUN
      const result = statement.run(...values(parameters))
      ran(writes && result.changes !== 0, text)
      return result
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

/** What is to be said of a data file, by SQLite's result code. */
const FAILURES: Readonly<Record<number, (path: string) => string>> = {
  8: (path) => `The data file ${path} cannot be written.`,
  10: (path) => `The disk does not take what is written to the data file ${path}. Is it full?`,
  13: (path) => `The disk is full: there is no room for the data file ${path}.`,
  14: (path) => `The data file ${path} cannot be opened.`,
  26: (path) => `${path} is not a data file of the sandbox.`,
}

/**
 * A database without a name is this process's own. SQLite holds as much of it in memory as fits its cache. The rest lies
 * in a temporary file that no other program can open and that ends with the process. This is as fast as memory, and a
 * hundred thousand bookings take no more memory than ten.
 */
const UNNAMED = ''

/** Opens a database in memory, or in a file that survives a crash of the machine and that one process at a time may hold. */
export function openNodeSqlite(path: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path === ':memory:' && hasRoomBeside() ? UNNAMED : path)
    // What a savepoint would undo is kept in a temporary file otherwise: a cart in it wrote 16 pages there and 7 of its own.
    database.exec('pragma temp_store = memory')
    // Of what nobody can open again, the way back is kept in memory: a write took nearly twice as long.
    if (path === ':memory:') database.exec('pragma journal_mode = memory')
    else holdFile(database)
    return database
  } catch (error) {
    database?.close()
    throw describeFailure(error, path)
  }
}

/** Whether temporary files can be made, which a machine may forbid. */
function hasRoomBeside(): boolean {
  try {
    accessSync(tmpdir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

function holdFile(database: DatabaseSync): void {
  database.exec('pragma busy_timeout = 0')
  // Held for as long as the connection lives, and gone with the process however it ends.
  database.exec('pragma locking_mode = exclusive')
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  // A page that is changed again before it is copied into the file is copied once: up to 16 MB stand beside it meanwhile.
  database.exec('pragma wal_autocheckpoint = 4000')
  database.exec('begin exclusive')
  database.exec('commit')
}

/** The same failure in one sentence that names the file, where it is one that who starts the command can do something about. */
export function describeFailure(error: unknown, path: string): unknown {
  if (isContention(error))
    return new Error(`The data file ${path} is in use by another process.`, { cause: error })
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  const sentence = FAILURES[code]?.(path)
  return sentence === undefined ? error : new Error(sentence, { cause: error })
}
