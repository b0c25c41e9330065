import type { CompiledQuery, Insertable } from 'kysely'

import type { Database } from './database.ts'
import type { Db } from './db.ts'
import { runCompiled } from './statement.ts'

/** Inserts by what decides their text: the store's dialect and schema, the table and the columns. */
const compiled = new WeakMap<object, Map<string, CompiledQuery>>()

/**
 * Inserts one row. What an order writes is many small inserts of the same few shapes: each is compiled once for a store,
 * because to build one takes longer than SQLite takes to do it.
 */
export async function insertRow<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<void> {
  // A transaction has its own executor, but the adapter of its store.
  const { adapter } = db.getExecutor()
  let ofStore = compiled.get(adapter)
  if (!ofStore) compiled.set(adapter, (ofStore = new Map()))
  const shape = `${table} ${Object.keys(row).join()}`
  let query = ofStore.get(shape)
  if (!query) ofStore.set(shape, (query = db.insertInto(table).values(row).compile()))
  // In the order of the columns, which is that of the row's own.
  await runCompiled(db, query, Object.values(row))
}
