import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync, type StatementSync, type SQLInputValue } from 'node:sqlite'

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
        statement = toKyselyStatement(database.prepare(text), text, ran)
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

function toKyselyStatement(
  statement: StatementSync,
  text: string,
  ran: (wrote: boolean, text: string) => void,
): SqliteStatement {
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
      const result = statement.run(...values(parameters))
      ran(writes && result.changes !== 0, text)
      return result
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

// Result codes of SQLite: the path cannot be opened; there is something else in the file.
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26

/**
 * A database without a name is this process's own. SQLite holds as much of it in memory as fits its cache and the rest in
 * a temporary file that nobody can open and that goes with the process: as fast as memory, and a hundred thousand
 * bookings take no more of it than ten.
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
    throw describe(error, path)
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

function describe(error: unknown, path: string): unknown {
  if (isContention(error))
    return new Error(`The data file ${path} is in use by another process.`, { cause: error })
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  if (code === NOT_A_DATABASE)
    return new Error(`${path} is not a data file of the sandbox.`, { cause: error })
  if (code === CANNOT_OPEN)
    return new Error(`The data file ${path} cannot be opened.`, { cause: error })
  return error
}
