import { expect, it } from 'vitest'

import { recordWork } from './record-work.ts'

const row = (name: string) => ({ tenant: 'x', name, value: '1' })

it('TEST a recording keeps a query once until something is written', async () => {
  const { queries, tests, statements } = await recordWork(async (store) => {
    const ask = (inner = store.db) => inner.selectFrom('meta').select('name').execute()
    await ask()
    await ask()
    await store.transaction(ask)
    await store.db.insertInto('meta').values(row('a')).execute()
    await store.transaction(ask)
    await store.db.deleteFrom('meta').where('name', '=', 'nobody').execute()
    await ask()
  })

  const kept = tests[0]?.stores[0]?.map((step) =>
    typeof step === 'string' ? step : [queries[step[0]]?.sqlite.split(' ')[0], step[2]],
  )
  expect(kept).toEqual([
    ['select', 0],
    ['insert', 1],
    'begin',
    ['select', [['a']]],
    'commit',
    ['delete', 0],
  ])
  expect(statements).toBeGreaterThan(6)
})

it('TEST a recording counts the changes that were made at the same time', async () => {
  const together = async (names: readonly string[]) => {
    const { tests } = await recordWork((store) =>
      Promise.all(
        names.map((name) =>
          store.transaction((db) => db.insertInto('meta').values(row(name)).execute()),
        ),
      ),
    )
    return tests[0]?.together
  }

  expect([await together(['a']), await together(['a', 'b', 'c'])]).toEqual([0, 3])
})

it('TEST a recording has each query in the SQL of both engines', async () => {
  const { queries } = await recordWork((store) =>
    store.db.selectFrom('meta').select('name').where('tenant', '=', 'x').orderBy('name').execute(),
  )

  expect(queries).toEqual([
    {
      sqlite: 'select "name" from "meta" where "tenant" = ? order by "name"',
      postgres: 'select "name" from "selat_recorded"."meta" where "tenant" = $1 order by "name"',
      columns: [],
      isOrdered: true,
    },
  ])
})
