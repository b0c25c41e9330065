import type { Store } from '../../src/engine/store/store.ts'

/** Tables of tries and stored answers, which a refused call may change too. */
const LOG_LIKE = /^(tries|idempotency.*|kysely_.*)$/

/** Every row of every table, as text, without the tables that only keep account of calls. */
export async function dumpTables({ db }: Pick<Store, 'db'>): Promise<string> {
  const tables = await db.introspection.getTables()
  const names = [...new Set(tables.map(({ name }) => name))].filter((name) => !LOG_LIKE.test(name))
  const dumps = await Promise.all(
    names.toSorted().map(async (name) => {
      // All tables, including those of later migrations.
      const rows = await db
        .selectFrom(name as 'meta')
        .selectAll()
        .execute()
      return `${name} ${rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join('\n')}`
    }),
  )
  return dumps.join('\n')
}
