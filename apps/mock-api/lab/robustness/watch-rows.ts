import { sql } from 'kysely'

import { statement } from '../../src/engine/store/statement.ts'
import type { Store } from '../../src/engine/store/store.ts'
import { dumpTables } from './dump-tables.ts'

/**
 * Tells after each call whether it has left other rows behind. SQLite counts every row that a statement inserts, updates
 * or deletes, also where it is undone: while that count stands still no row can differ, and no table has to be read.
 * Where it has moved, all of them are compared.
 */
export async function watchRows(store: Pick<Store, 'db'>) {
  let dump = await dumpTables(store)
  let writes = await countWrites(store)
  return {
    /** Whether rows differ from when this was last asked. */
    async haveChanged(): Promise<boolean> {
      const writesNow = await countWrites(store)
      if (writesNow === writes) return false
      writes = writesNow
      const before = dump
      dump = await dumpTables(store)
      return dump !== before
    },
    /** All rows as they were when that was last asked. */
    lastDump: () => dump,
  }
}

const writesSoFar = statement((db) => db.selectNoFrom(sql<number>`total_changes()`.as('writes')))

async function countWrites({ db }: Pick<Store, 'db'>): Promise<number> {
  const [row] = (await writesSoFar(db, {})).rows
  if (!row) throw new Error('The database does not say how many rows it has written')
  return row.writes
}
