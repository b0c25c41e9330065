import { type RawBuilder, sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { openStore, type Store } from '../../../src/engine/store/store.ts'
import { freshStore } from '../fresh-store.ts'
import { findDifference, toQueries } from './find-difference.ts'
import { recordWork } from './record-work.ts'

const row = (name: string) => ({ tenant: 'x', name, value: '1' })

/** The first result of PostgreSQL that differs from SQLite's in memory. */
async function differenceOf(work: (store: Store) => Promise<unknown>): Promise<string | null> {
  const { queries, tests } = await recordWork(work)
  const place = await freshStore()
  const store = await openStore(place)
  onTestFinished(() => store.close())
  return findDifference(store, toQueries(queries, place.schema ?? ''), tests[0]?.stores[0] ?? [])
}

it('TEST a replay on PostgreSQL finds no difference if the results are the same', async () => {
  const difference = await differenceOf(async (store) => {
    await store.db
      .insertInto('meta')
      .values([row('a'), row('b')])
      .execute()
    await store.transaction((inner) => inner.updateTable('meta').set({ value: '2' }).execute())
    await store
      .transaction(async (inner) => {
        await inner.deleteFrom('meta').execute()
        throw new Error('undone')
      })
      .catch(() => undefined)
    await store.db.selectFrom('meta').selectAll().execute()
    await store.db
      .insertInto('meta')
      .values(row('a'))
      .execute()
      .catch(() => undefined)
    await store.db
      .selectFrom('meta')
      .select(({ fn }) => fn.countAll().as('rows'))
      .execute()
  })

  expect(difference).toBeNull()
})

const odd: readonly (readonly [string, RawBuilder<unknown>, string])[] = [
  ['a word of SQLite', sql`insert or ignore into meta values ('x', 'b', '1')`, 'syntax error'],
  ['a column that only SQLite has', sql`select rowid from meta`, 'does not exist'],
  ['a pattern in other letters', sql`select name from meta where name like 'A'`, 'given:    []'],
  ['a yes', sql`select name = 'a' as is_first from meta`, 'given:    [[true]]'],
  ['a group without a rule', sql`select name, value from meta group by name`, 'GROUP BY'],
  [
    'where nothing stands',
    sql`select null as x union all select '1' order by x`,
    'given:    [["1"',
  ],
  [
    'a text for a number',
    sql`insert into stock (tenant, resource, unit, capacity, held, sold) values ('x', 's', 'e', 'many', 0, 0)`,
    'invalid input syntax',
  ],
]

it.each(odd)(
  'TEST a replay on PostgreSQL finds %s that it treats differently',
  async (_what, query, said) => {
    const difference = await differenceOf(async (store) => {
      await store.db.insertInto('meta').values(row('a')).execute()
      await query.execute(store.db)
    })

    expect(difference).toContain(said)
  },
)

it('TEST a replay on PostgreSQL finds a transaction that continues after an error', async () => {
  const difference = await differenceOf((store) =>
    store.transaction(async (db) => {
      await db.insertInto('meta').values(row('a')).execute()
      await db
        .insertInto('meta')
        .values(row('a'))
        .execute()
        .catch(() => undefined)
      await db.selectFrom('meta').selectAll().execute()
    }),
  )

  expect(difference).toContain('transaction is aborted')
})
