import { expect, it } from 'vitest'

import type { Db } from '../../src/engine/store/store.ts'
import { openSandbox } from '../testing/open-sandbox.ts'
import { watchRows } from './watch-rows.ts'

const ROW = { tenant: 'nusa', name: 'watched', value: '1' }

const insert = (db: Db) => db.insertInto('meta').values(ROW).execute()
const setValue = (db: Db, value: string) =>
  db.updateTable('meta').set({ value }).where('name', '=', ROW.name).execute()
const remove = (db: Db) => db.deleteFrom('meta').where('name', '=', ROW.name).execute()

it('ERR-3 a row that is added, changed or removed is noticed once', async () => {
  const { store } = await openSandbox()
  const rows = await watchRows(store)
  const seen: boolean[] = []
  const look = async () => void seen.push(await rows.haveChanged())

  await look()
  await insert(store.db)
  await look()
  await look()
  await store.transaction((db) => setValue(db, '2'))
  await look()
  await look()
  await remove(store.db)
  await look()

  expect(seen).toEqual([false, true, false, true, false, true])
})

it('ERR-3 a write that is rolled back, or that restores the same row, is not noticed', async () => {
  const { store } = await openSandbox()
  await insert(store.db)
  const rows = await watchRows(store)
  const seen: boolean[] = []
  const look = async () => void seen.push(await rows.haveChanged())

  await setValue(store.db, ROW.value)
  await look()
  const failed = store.transaction(async (db) => {
    await setValue(db, '2')
    throw new Error('after the update')
  })
  await expect(failed).rejects.toThrow('after the update')
  await look()
  await remove(store.db)
  await insert(store.db)
  await look()

  expect(seen).toEqual([false, false, false])
})

it('ERR-3 a new row is noticed even in a table without a key', async () => {
  const { store } = await openSandbox()
  await store.db.schema.createTable('unkeyed').addColumn('text', 'text').execute()
  const rows = await watchRows(store)

  await store.db
    .insertInto('unkeyed' as 'meta')
    .values({ text: 'x' } as never) // a table that no migration has made
    .execute()

  expect(await rows.haveChanged()).toBe(true)
})
