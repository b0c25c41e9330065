import type { Kysely } from 'kysely'

import type { Database } from './database.ts'
import type { Dialect } from './migrations/migration.ts'

/** Runs queries, inside or outside of a transaction. */
export type Db = Kysely<Database>

/**
 * Keeps the state of a sandbox. The engine behind it can change; the README.md of this folder has the rules that keep it
 * replaceable.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- a port
export interface Store {
  readonly dialect: Dialect
  readonly db: Db
  /**
   * Runs the work in one transaction. The work runs again after contention with another transaction, so it must have no other
   * effect.
   */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Returns a number that changes with every committed write, or null if other processes can write, too. A cache of data that
   * is derived from the store must be keyed by this number; if it is null, such data must not be cached.
   */
  version(): number | null
  /** Rejects if the store does not answer, and with `StoreNotWritable` if it answers but cannot be written. */
  ready(): Promise<void>
  close(): Promise<void>
}
