import { sql } from 'kysely'

import { statement } from '../../src/engine/store/statement.ts'
import type { Store } from '../../src/engine/store/store.ts'
import { dumpTables } from './dump-tables.ts'

/**
 * Creates a watch that tells after each call whether rows have changed. SQLite counts every row that a statement inserts,
 * updates or deletes, even if that is undone. While the count is the same, no row can differ and no table is read; otherwise
 * all rows are compared.
 */
export async function watchRows(store: Pick<Store, 'db'>) {
  let dump = await dumpTables(store)
  let writes = await countWrites(store)
  return {
    /** Whether rows have changed since the last call of this function. */
    async haveChanged(): Promise<boolean> {
      const writesNow = await countWrites(store)
      if (writesNow === writes) return false
      writes = writesNow
      const before = dump
      dump = await dumpTables(store)
      return dump !== before
    },
    /** Returns all rows at the last call of `haveChanged`. */
    lastDump: () => dump,
  }
}

const writesSoFar = statement((db) => db.selectNoFrom(sql<number>`total_changes()`.as('writes')))

async function countWrites({ db }: Pick<Store, 'db'>): Promise<number> {
  const [row] = (await writesSoFar(db, {})).rows
  if (!row) throw new Error('The database does not say how many rows it has written')
  return row.writes
}
