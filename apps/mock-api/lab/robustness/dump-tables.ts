import type { Store } from '../../src/engine/store/store.ts'

/** Matches tables of tries and stored answers, which a refused call may change too. */
const LOG_LIKE = /^(tries|idempotency.*|kysely_.*)$/

/** Returns every row of every table as text, without the tables that only record calls. */
export async function dumpTables({ db }: Pick<Store, 'db'>): Promise<string> {
  const tables = await db.introspection.getTables()
  const names = [...new Set(tables.map(({ name }) => name))].filter((name) => !LOG_LIKE.test(name))
  const dumps = await Promise.all(
    names.toSorted().map(async (name) => {
      // These are all tables, including those of later migrations.
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
