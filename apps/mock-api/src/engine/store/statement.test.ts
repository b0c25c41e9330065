import { expect, it, onTestFinished } from 'vitest'

import { freshStore } from '../../../lab/testing/fresh-store.ts'
import { statement } from './statement.ts'
import { openStore } from './store.ts'

type Named = { tenant: string; name: string; value: string }

const insertOnce = statement((db, { tenant, name, value }: Named) =>
  db
    .insertInto('meta')
    .values({ tenant, name, value })
    .onConflict((conflict) => conflict.doNothing()),
)

const valuesOf = statement((db, { tenant, name }: Pick<Named, 'tenant' | 'name'>) =>
  db
    .selectFrom('meta')
    .select(['name', 'value'])
    .where('tenant', '=', tenant)
    .where('name', '>=', name)
    .where('value', '!=', 'hidden')
    .orderBy('name'),
)

const rename = statement((db, { tenant, value }: Pick<Named, 'tenant' | 'value'>) =>
  db.updateTable('meta').set({ value }).where('tenant', '=', tenant),
)

async function openFresh() {
  const store = await openStore(await freshStore())
  onTestFinished(() => store.close())
  return store
}

it('API-4 a statement that is built once runs with the values of each time, in a transaction and outside', async () => {
  const store = await openFresh()
  await insertOnce(store.db, { tenant: 't', name: 'a', value: '1' })
  await store.transaction((db) => insertOnce(db, { value: '2', name: 'b', tenant: 't' }))
  await store.transaction((db) => insertOnce(db, { tenant: 't', name: 'c', value: 'hidden' }))

  const outside = await valuesOf(store.db, { tenant: 't', name: 'a' })
  const inside = await store.transaction((db) => valuesOf(db, { tenant: 't', name: 'b' }))

  const [first, second] = [
    { name: 'a', value: '1' },
    { name: 'b', value: '2' },
  ]
  expect(outside.rows.map((row) => ({ ...row }))).toEqual([first, second])
  expect(inside.rows.map((row) => ({ ...row }))).toEqual([second])
})

it('API-4 a statement tells how many rows it has changed, in a transaction and outside', async () => {
  const store = await openFresh()
  const row = { tenant: 't', name: 'a', value: '1' }
  const changed: number[] = []
  const note = (outcome: { changed: number }) => void changed.push(outcome.changed)

  note(await insertOnce(store.db, row))
  note(await insertOnce(store.db, row))
  await store.transaction(async (db) => {
    note(await insertOnce(db, { ...row, name: 'b' }))
    note(await insertOnce(db, { ...row, name: 'b' }))
    note(await rename(db, { tenant: 't', value: '2' }))
    note(await rename(db, { tenant: 'nobody', value: '2' }))
  })

  expect(changed).toEqual([1, 0, 1, 0, 2, 0])
})

it('API-4 what a statement writes in a transaction that fails is undone, and seen by nobody outside', async () => {
  const store = await openFresh()
  const lost = store.transaction(async (db) => {
    await insertOnce(db, { tenant: 't', name: 'a', value: '1' })
    throw new Error('lost')
  })
  const seen = valuesOf(store.db, { tenant: 't', name: '' })

  await expect(lost).rejects.toThrow('lost')
  expect((await seen).rows).toEqual([])
})

it('API-4 one statement serves many stores, each with its own rows', async () => {
  const stores = [await openFresh(), await openFresh(), await openStore()]
  for (const [index, store] of stores.entries())
    await store.transaction((db) =>
      insertOnce(db, { tenant: 't', name: 'a', value: String(index) }),
    )

  const found = await Promise.all(
    stores.map((store) => valuesOf(store.db, { tenant: 't', name: '' })),
  )
  await stores[2]?.close()

  expect(found.map(({ rows }) => rows.map(({ value }) => value))).toEqual([['0'], ['1'], ['2']])
})

it('API-4 a statement that breaks a constraint is refused, and its transaction with it', async () => {
  const store = await openFresh()
  const insert = statement((db, { tenant, name, value }: Named) =>
    db.insertInto('meta').values({ tenant, name, value }),
  )
  const row = { tenant: 't', name: 'a', value: '1' }

  const twice = store.transaction(async (db) => {
    await insert(db, row)
    await insert(db, row)
  })

  await expect(twice).rejects.toThrow(/unique/i)
  expect((await valuesOf(store.db, { tenant: 't', name: '' })).rows).toEqual([])
})
