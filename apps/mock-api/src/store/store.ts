import { Kysely, sql } from 'kysely'

import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { nodeSqliteDialect, openNodeSqlite } from './node-sqlite.ts'
import { retryContention } from './retry-contention.ts'

export type Dialect = 'sqlite' | 'postgres'

/** Queries, of a transaction or outside of one. */
export type Db = Kysely<Database>

/** Where a sandbox keeps its state. The engine behind it can change: see README.md of this folder for the rules that keep it so. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- a port
export interface Store {
  readonly dialect: Dialect
  readonly db: Db
  /** Runs the work in one transaction; it may run again when another one got in its way, so it must have no other effect. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * A number that is another one after every committed write, where only this process can write; null where others may.
   * Who keeps something derived from the store in memory keeps it by this number, and where it is null not at all.
   */
  version(): number | null
  /** Rejects, with one sentence, when the store does not answer. */
  ready(): Promise<void>
  close(): Promise<void>
}

export type StoreOptions = {
  /** A file to keep everything in; memory by default. */
  data?: string
}

/** Opens the store in memory, or in the file `data`. */
export async function openStore({ data = ':memory:' }: StoreOptions = {}): Promise<Store> {
  const { dialect, version } = nodeSqliteDialect(openNodeSqlite(data))
  const db = new Kysely<Database>({ dialect })
  await migrate(db, 'sqlite')
  return {
    dialect: 'sqlite',
    db,
    version,
    transaction: (work) => retryContention(() => db.transaction().execute(work)),
    ready: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  }
}
