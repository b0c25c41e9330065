import type { Kysely } from 'kysely'

import type { Db } from '../../engine/store/store.ts'
import type { SnapshotFile, SnapshotRowValue } from './snapshot-file.ts'
import type { AnyTables, Column, Shapes } from './table-shapes.ts'

type Tables = SnapshotFile['tables']

/**
 * The number of rows that one statement inserts. The remaining rows are inserted one by one, so that each table needs only
 * two different statements.
 */
const AT_ONCE = 40

/** Facts that are not copied with the tables: settings have a part of their own, and each sandbox counts its own runs. */
const OWN_FACTS = new Set(['clock', 'simulation', 'network_seed', 'analytics', 'runs'])

/** Returns every row of every table, in an order that is the same in every engine. */
export async function dumpTables(db: Kysely<AnyTables>, shapes: Shapes): Promise<Tables> {
  const tables: Tables = {}
  for (const [table, columns] of shapes) {
    const names = columns.map(({ name }) => name)
    const rows = await db.selectFrom(table).select(names).execute()
    tables[table] = rows
      .filter((row) => !isOwnFact(table, row))
      .map((row) => Object.fromEntries(names.map((name) => [name, toFileValue(row[name])])))
      .map((row) => ({ row, key: JSON.stringify(row) }))
      .toSorted((first, second) => (first.key < second.key ? -1 : 1))
      .map(({ row }) => row)
  }
  return tables
}

/** Deletes all rows except the sandbox's own facts. */
export async function emptyTables(db: Kysely<AnyTables>, shapes: Shapes): Promise<void> {
  for (const table of shapes.keys()) {
    const all = db.deleteFrom(table)
    await (table === 'meta' ? all.where('name', 'not in', [...OWN_FACTS]) : all).execute()
  }
}

/** Inserts rows. Rejects with the engine's own message if they break a constraint. */
export async function fillTables(
  db: Kysely<AnyTables>,
  shapes: Shapes,
  tables: Tables,
): Promise<void> {
  for (const [table, columns] of shapes) {
    const rows = (tables[table] ?? []).map((row) => toStoreRow(row, columns))
    const whole = rows.length - (rows.length % AT_ONCE)
    for (let index = 0; index < whole; index += AT_ONCE)
      await db
        .insertInto(table)
        .values(rows.slice(index, index + AT_ONCE))
        .execute()
    for (const row of rows.slice(whole)) await db.insertInto(table).values(row).execute()
  }
}

/** Returns the store's queries for tables of any name. */
export function anyTables(db: Db): Kysely<AnyTables> {
  return db as unknown as Kysely<AnyTables> // rows are copied unchanged
}

function isOwnFact(table: string, row: Record<string, unknown>): boolean {
  return table === 'meta' && OWN_FACTS.has(String(row['name']))
}

function toFileValue(value: unknown): SnapshotRowValue {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  return value as string | number | null // columns have no other types
}

function toStoreRow(
  row: Record<string, SnapshotRowValue>,
  columns: readonly Column[],
): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ name }) => [name, toStoreValue(row[name] ?? null)]))
}

function toStoreValue(value: SnapshotRowValue): unknown {
  return typeof value === 'object' && value !== null
    ? new Uint8Array(Buffer.from(value.base64, 'base64'))
    : value
}
