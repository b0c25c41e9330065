import type { CompiledQuery, Insertable } from 'kysely'

import type { Database } from './database.ts'
import type { Db } from './db.ts'
import { runCompiled } from './statement.ts'

/** Compiled inserts, by the store's adapter, and then by the table and its columns, which decide the text. */
const compiled = new WeakMap<object, Map<string, CompiledQuery>>()

/**
 * Inserts one row. An order writes many small rows of the same few shapes. Each shape is compiled once for a store, because
 * building a query takes longer than SQLite needs to run it.
 */
export async function insertRow<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<void> {
  // A transaction has an executor of its own, but shares the adapter of its store.
  const { adapter } = db.getExecutor()
  let ofStore = compiled.get(adapter)
  if (!ofStore) compiled.set(adapter, (ofStore = new Map()))
  const shape = `${table} ${Object.keys(row).join()}`
  let query = ofStore.get(shape)
  if (!query) ofStore.set(shape, (query = db.insertInto(table).values(row).compile()))
  // The values are in the order of the columns, because both follow the order of the row's properties.
  await runCompiled(db, query, Object.values(row))
}
