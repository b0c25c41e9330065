import { type Kysely, sql } from 'kysely'

import { kernel } from './migrations/0001-kernel.ts'
import { carts } from './migrations/0002-carts.ts'
import { orders } from './migrations/0003-orders.ts'
import { payments } from './migrations/0004-payments.ts'
import { accounts } from './migrations/0010-accounts.ts'
import type { Dialect } from './store.ts'

/** One version of the schema. Steps are never edited once released; a change is a new step. */
export type Migration = {
  readonly name: string
  readonly statements: (dialect: Dialect) => readonly string[]
}

const MIGRATIONS: readonly Migration[] = [kernel, carts, orders, payments, accounts]

/** Brings a database to the newest schema, each step in its own transaction. */
export async function migrate<Tables>(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await sql`create table if not exists schema_versions (name text primary key)`.execute(db)
  const { rows } = await sql<{ name: string }>`select name from schema_versions`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  for (const migration of MIGRATIONS) {
    if (applied.has(migration.name)) continue
    await db.transaction().execute(async (trx) => {
      for (const statement of migration.statements(dialect)) await sql.raw(statement).execute(trx)
      await sql`insert into schema_versions (name) values (${migration.name})`.execute(trx)
    })
  }
}
