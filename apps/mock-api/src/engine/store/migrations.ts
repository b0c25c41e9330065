import { type Kysely, sql } from 'kysely'

import { kernel } from './migrations/0001-kernel.ts'
import { carts } from './migrations/0002-carts.ts'
import { orders } from './migrations/0003-orders.ts'
import { payments } from './migrations/0004-payments.ts'
import { ledger } from './migrations/0005-ledger.ts'
import { idempotencyClaims } from './migrations/0006-idempotency-claims.ts'
import { snapshots } from './migrations/0007-snapshots.ts'
import { accounts } from './migrations/0008-accounts.ts'
import { stock } from './migrations/0009-stock.ts'
import { vouchers } from './migrations/0010-vouchers.ts'
import { accountCarts } from './migrations/0011-account-carts.ts'
import { processorSessions } from './migrations/0012-processor-sessions.ts'
import { orderEvents } from './migrations/0013-order-events.ts'
import { promoAndDrafts } from './migrations/0014-promo-and-drafts.ts'
import { aftersale } from './migrations/0015-aftersale.ts'
import { agencies } from './migrations/0016-agencies.ts'
import { topUps } from './migrations/0017-top-ups.ts'
import { customers } from './migrations/0018-customers.ts'
import { quotations } from './migrations/0019-quotations.ts'
import { manifest } from './migrations/0020-manifest.ts'
import { checkInReasons } from './migrations/0021-check-in-reasons.ts'
import { holders } from './migrations/0022-holders.ts'
import { newsletter } from './migrations/0023-newsletter.ts'
import { usedCodes } from './migrations/0024-used-codes.ts'
import { mailFacts } from './migrations/0025-mail-facts.ts'
import type { Migration } from './migrations/migration.ts'

/** All steps, oldest first. */
export const knownMigrations: readonly Migration[] = [
  kernel,
  carts,
  orders,
  payments,
  ledger,
  idempotencyClaims,
  snapshots,
  accounts,
  stock,
  vouchers,
  accountCarts,
  processorSessions,
  orderEvents,
  promoAndDrafts,
  aftersale,
  agencies,
  topUps,
  customers,
  quotations,
  manifest,
  checkInReasons,
  holders,
  newsletter,
  usedCodes,
  mailFacts,
]

/**
 * Returns the steps that a database lacks. Throws if the database has steps that are unknown here, because a newer release has
 * used it.
 */
export function missingMigrations(applied: readonly string[]): readonly Migration[] {
  const known = new Set(knownMigrations.map(({ name }) => name))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new Error(
      `The data was kept by a newer release (${unknown}). Use that one, or start on other data.`,
    )
  return knownMigrations.filter(({ name }) => !applied.includes(name))
}

/** The statements that make the newest schema at once; undefined until a new database of this process has taken every step. */
let newest: readonly string[] | undefined

/**
 * Brings a file or a database in memory to the newest schema, each step in its own transaction. A new database gets the schema
 * at once if this process knows it, because SQLite reads the whole schema again for everything that a step renames.
 */
export async function migrateSqlite<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`create table if not exists schema_versions (name text primary key)`.execute(db)
  const { rows } = await sql<{ name: string }>`select name from schema_versions`.execute(db)
  const missing = missingMigrations(rows.map((row) => row.name))
  if (rows.length === 0 && newest) return take(db, newest, missing)
  for (const step of missing) await take(db, step.statements('sqlite'), [step])
  if (rows.length === 0) newest = await readSchema(db)
}

async function take<Tables>(
  db: Kysely<Tables>,
  statements: readonly string[],
  steps: readonly Migration[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx)
    for (const { name } of steps)
      await sql`insert into schema_versions (name) values (${name})`.execute(trx)
  })
}

/** Returns the statements of all tables and indexes that the steps have made, as SQLite has recorded them. */
async function readSchema<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null and name <> 'schema_versions'
    order by type = 'index', rowid`.execute(db)
  return rows.map((row) => row.sql)
}
