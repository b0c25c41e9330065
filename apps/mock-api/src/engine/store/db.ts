import type { Kysely } from 'kysely'

import type { Database } from './database.ts'
import type { Dialect } from './migrations/migration.ts'

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
  /** Rejects when the store does not answer, and with `StoreNotWritable` when it answers but takes nothing new. */
  ready(): Promise<void>
  close(): Promise<void>
}
