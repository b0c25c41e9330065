import { expect, it, onTestFinished } from 'vitest'

import { openStore } from '../../../src/engine/store/store.ts'
import { freshFile } from '../fresh-store.ts'
import { findDifference, toQueries } from './find-difference.ts'
import { recordWork } from './record-work.ts'
import type { RecordedStep } from './recording.ts'

const row = (name: string, value = '1') => ({ tenant: 'x', name, value })

const record = () =>
  recordWork(async (store) => {
    await store.db
      .insertInto('meta')
      .values([row('a'), row('b')])
      .execute()
    await store.transaction(async (inner) => {
      await inner.updateTable('meta').set({ value: '2' }).where('name', '=', 'a').execute()
      await inner
        .selectFrom('meta')
        .select(['name', 'value'])
        .where('tenant', '=', 'x')
        .orderBy('name')
        .execute()
    })
    await store.db
      .insertInto('meta')
      .values(row('a'))
      .execute()
      .catch(() => undefined)
  })

async function playOnFile(change: (step: RecordedStep) => RecordedStep) {
  const { queries, tests } = await record()
  const store = await openStore({ data: await freshFile() })
  onTestFinished(() => store.close())
  const steps = tests[0]?.stores[0] ?? []
  const difference = await findDifference(store, toQueries(queries, null), steps.map(change))
  return { difference, left: await store.db.selectFrom('meta').selectAll().execute() }
}

it('TEST a replay finds no difference if the results are as recorded, and leaves no rows', async () => {
  expect(await playOnFile((step) => step)).toEqual({ difference: null, left: [] })
})

it.each([
  [
    'rows of other values',
    [
      ['a', '3'],
      ['b', '1'],
    ],
    '[["a","2"],["b","1"]]',
  ],
  [
    'rows in another order',
    [
      ['b', '1'],
      ['a', '2'],
    ],
    '[["a","2"],["b","1"]]',
  ],
  ['a row less', [['a', '2']], '[["a","2"],["b","1"]]'],
  ['another number of changed rows', 7, '"changed":'],
  ['another refusal', 'check', '"unique"'],
])('TEST a replay finds %s', async (_what, recorded, said) => {
  const { difference, left } = await playOnFile((step) => {
    if (typeof step === 'string') return step
    const [query, parameters, outcome] = step
    const isMeant = Array.isArray(recorded)
      ? Array.isArray(outcome)
      : typeof outcome === typeof recorded
    return [query, parameters, isMeant ? recorded : outcome]
  })

  expect(difference).toContain(said)
  expect(left).toEqual([])
})
