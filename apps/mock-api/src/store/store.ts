import { Kysely } from 'kysely'

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
  readonly db: Db
  /** Runs the work in one transaction; it may run again when another one got in its way, so it must have no other effect. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Opens the store in memory, or in the file `data`. */
export async function openStore({ data = ':memory:' }: { data?: string } = {}): Promise<Store> {
  const database = openNodeSqlite(data)
  const db = new Kysely<Database>({ dialect: nodeSqliteDialect(database) })
  await migrate(db, 'sqlite')
  return {
    db,
    transaction: (work) => retryContention(() => db.transaction().execute(work)),
    close: () => db.destroy(),
  }
}
