import { expect, it } from 'vitest'

import { insertRow } from './insert-row.ts'
import { openStore } from './store.ts'

it('API-4 rows of one shape are inserted with their own values, whatever the order of their columns', async () => {
  const stores = [await openStore(), await openStore()]
  for (const store of stores) {
    await insertRow(store.db, 'meta', { tenant: 't', name: 'a', value: '1' })
    await store.transaction((db) => insertRow(db, 'meta', { tenant: 't', name: 'b', value: '2' }))
    await insertRow(store.db, 'meta', { value: '3', name: 'c', tenant: 't' })

    const rows = await store.db.selectFrom('meta').selectAll().orderBy('name').execute()
    await store.close()

    expect(rows).toEqual([
      { tenant: 't', name: 'a', value: '1' },
      { tenant: 't', name: 'b', value: '2' },
      { tenant: 't', name: 'c', value: '3' },
    ])
  }
})

it('API-4 a row that breaks a constraint is refused, also when its shape is known', async () => {
  const store = await openStore()
  const row = { tenant: 't', name: 'a', value: '1' }
  await insertRow(store.db, 'meta', row)

  await expect(insertRow(store.db, 'meta', row)).rejects.toThrow('UNIQUE')
  await store.close()
})
