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
  /** Where the tables are; made when it is not there. Other sandboxes have others in the same database. */
  readonly schema?: string
  /** Called before every statement and what ends a transaction; what it throws, the statement throws. For tests. */
  readonly disturb?: Disturb
}

/**
 * A store that several processes may have open at once. Transactions are serializable: each sees and leaves the data as
 * if it had been alone, and is done again where that could not be had.
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
    // Kysely ends only a pool that it has used.
    close: async () => {
      await bare.destroy()
      await pool.end()
    },
  }
}

/** A copy that follows another database, and one that an administrator has set to be read, both say so. */
async function requireWritable(query: SimpleQuery): Promise<void> {
  const [answer] = await query("select current_setting('transaction_read_only') as read_only")
  if (answer?.['read_only'] === 'on') throw new StoreNotWritable()
}
