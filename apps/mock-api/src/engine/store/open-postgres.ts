import { Kysely, PostgresDialect } from 'kysely'

import type { Database } from './database.ts'
import type { Store } from './db.ts'
import { createFairQueue } from './fair-queue.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { StoreNotWritable } from './not-writable.ts'
import { checkSchemaName, DEFAULT_SCHEMA } from './postgres-ddl.ts'
import { type Disturb, sharePool, type SimpleQuery } from './postgres-pool.ts'
import { retryContention } from './retry-contention.ts'

export type PostgresOptions = {
  /** `postgres://user:password@host:port/database`. */
  readonly databaseUrl: string
  /**
   * The schema that holds the tables; it is made if it does not exist. Sandboxes can share a database if each has a schema of
   * its own.
   */
  readonly schema?: string
  /**
   * Is called before every statement, including those that end a transaction. If it throws, the statement fails with that
   * error. For tests.
   */
  readonly disturb?: Disturb
}

/**
 * Opens a store that several processes may have open at once. Transactions are serializable: each sees and leaves the data as
 * if it ran alone, and runs again if that was not possible.
 */
export async function openPostgres({
  databaseUrl,
  schema = DEFAULT_SCHEMA,
  disturb,
}: PostgresOptions): Promise<Store> {
  checkSchemaName(schema)
  const pool = sharePool(databaseUrl, { schema, disturb })
  try {
    await pool.withClient((query) => migratePostgres(query, schema))
  } catch (error) {
    await pool.end()
    throw error
  }
  const bare = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const db = bare.withSchema(schema)
  const queue = createFairQueue()
  return {
    dialect: 'postgres',
    db,
    version: () => null,
    transaction: (work) =>
      retryContention(() => db.transaction().setIsolationLevel('serializable').execute(work), {
        queue,
      }),
    ready: () => pool.withClient(requireWritable),
    // Kysely ends its pool only if it has used it, so the pool is ended here as well.
    close: async () => {
      await bare.destroy()
      await pool.end()
    },
  }
}

/** Throws `StoreNotWritable` if the database is read-only: a replica, or one that an administrator has set so. */
async function requireWritable(query: SimpleQuery): Promise<void> {
  const [answer] = await query("select current_setting('transaction_read_only') as read_only")
  if (answer?.['read_only'] === 'on') throw new StoreNotWritable()
}
