import { Kysely, sql } from 'kysely'

import type { Database } from './database.ts'
import type { Db, Store } from './db.ts'
import { createGroupCommit } from './group-commit.ts'
import { migrateSqlite } from './migrations.ts'
import {
  describeFailure,
  type NodeSqlite,
  nodeSqliteDialect,
  openNodeSqlite,
} from './node-sqlite.ts'
import { StoreNotWritable } from './not-writable.ts'
import { openPostgres, type PostgresOptions } from './open-postgres.ts'
import { retryContention } from './retry-contention.ts'
import { runAtOnce } from './statement.ts'

export type { Db, Store } from './db.ts'

export type StoreOptions = Partial<PostgresOptions> & {
  /** The file that keeps the data; memory by default. */
  readonly data?: string
  /** Wraps the access to a store in memory or in a file. For tests. */
  readonly instrument?: (sqlite: NodeSqlite) => NodeSqlite
}

/** Opens the store: in PostgreSQL if `databaseUrl` is given, else in the file `data`, else in memory. */
export async function openStore({
  data = ':memory:',
  databaseUrl,
  instrument = (sqlite) => sqlite,
  ...rest
}: StoreOptions = {}): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres({ databaseUrl, ...rest })
  const { dialect, version, run } = instrument(nodeSqliteDialect(openNodeSqlite(data)))
  const db = new Kysely<Database>({ dialect })
  runAtOnce(db, run)
  try {
    await migrateSqlite(db)
  } catch (error) {
    await db.destroy()
    throw describeFailure(error, data)
  }
  const transaction = createGroupCommit(db)
  return {
    dialect: 'sqlite',
    db,
    version,
    transaction: (work) => retryContention(() => transaction(work)),
    ready: async () => {
      await sql`select 1`.execute(db)
      await transaction(changeNothing).catch((error: unknown) => {
        throw new StoreNotWritable(error)
      })
    },
    close: () => db.destroy(),
  }
}

/**
 * Writes a number that is not used, because only a committed write shows whether the disk takes one. `version` does not count
 * it.
 */
async function changeNothing(db: Db): Promise<void> {
  await sql`pragma user_version = 0`.execute(db)
}
