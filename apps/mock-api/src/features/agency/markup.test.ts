import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openAgency } from '../../../lab/testing/open-agency.ts'

const every: Schemas['MarkupRule'] = { Product: null, Operator: null, Percent: 6.5, PerPerson: [] }
const sailed: Schemas['MarkupRule'] = {
  Product: 'ferry',
  Operator: 'SRL',
  Percent: 0,
  PerPerson: [{ Amount: 30_000, Currency: 'IDR', Exponent: 0 }],
}

it('AGT-4 an agency starts with rules of its own, which its members can read', async () => {
  const { signIn } = await openAgency()
  const agus = await signIn('agus')
  const limei = await signIn('limei')

  const own = (await agus.call('getMarkup')).body
  const others = (await limei.call('getMarkup')).body

  expect(own.Rules.map(({ Percent }) => Percent)).toEqual([5, 0, 4.5, 8])
  expect([own.UpdatedAt, own.UpdatedBy]).toEqual([null, null])
  expect(others.Rules).toEqual([{ ...every, Percent: 10 }])
})

it('AGT-4 the owner replaces the rules, and each change is logged', async () => {
  const { signIn, store } = await openAgency()
  const rizal = await signIn('rizal')
  const limei = await signIn('limei')

  const { body: saved } = await rizal.call('saveMarkup', { body: { Rules: [every, sailed] } })
  const { body: again } = await rizal.call('saveMarkup', { body: { Rules: [sailed] } })

  expect(saved.Rules).toEqual([every, sailed])
  expect(again).toEqual({
    Rules: [sailed],
    UpdatedAt: '2026-11-20T06:30:00.001Z',
    UpdatedBy: 'Rizal Hakim',
  })
  expect((await rizal.call('getMarkup')).body).toEqual(again)
  expect((await limei.call('getMarkup')).body.Rules).toHaveLength(1)
  expect(await store.db.selectFrom('agency_events').select(['event', 'by_name']).execute()).toEqual(
    [
      { event: 'markup_saved', by_name: 'Rizal Hakim' },
      { event: 'markup_saved', by_name: 'Rizal Hakim' },
    ],
  )
})

it('AGT-4 rules do not replace what another owner has saved since they were read', async () => {
  const { signIn } = await openAgency()
  const rizal = await signIn('rizal')
  // Nobody had saved any rules when these were read.
  const query = { unchangedSince: '1970-01-01T00:00:00Z' }
  const first = await rizal.call('saveMarkup', { query, body: { Rules: [every] } })

  const late = await rizal.refused('saveMarkup', { query, body: { Rules: [sailed] } })
  const again = await rizal.call('saveMarkup', { query, body: { Rules: [every] } })
  const stale = await rizal.refused('saveMarkup', {
    query: { unchangedSince: first.body.UpdatedAt ?? '' },
    body: { Rules: [sailed] },
  })

  expect([late.body.code, stale.body.code]).toEqual(['conflict', 'conflict'])
  expect((await rizal.call('getMarkup')).body).toEqual(again.body)
})

it('AGT-4 wrong rules are refused, each at its field, and nothing is saved', async () => {
  const { signIn } = await openAgency()
  const rizal = await signIn('rizal')
  const perPerson = (...amounts: [number, string, number][]) =>
    amounts.map(([Amount, Currency, Exponent]) => ({ Amount, Currency, Exponent }))

  const { body } = await rizal.refused('saveMarkup', {
    body: {
      Rules: [
        every,
        sailed,
        { ...every, PerPerson: perPerson([1, 'IDR', 0], [1, 'IDR', 0], [-1, 'SGD', 2]) },
        { ...sailed, Operator: 'XYZ' },
        { ...sailed, Product: 'hotel', Operator: 'PNF' },
        { ...every, Product: 'cruise', PerPerson: perPerson([1, 'CNY', 2], [1, 'SGD', 0]) },
      ],
    },
  })

  expect(body.code).toBe('validation_failed')
  expect(body.errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/Rules/2 duplicate',
    '/Rules/2/PerPerson/1 duplicate',
    '/Rules/2/PerPerson/2 below_zero',
    '/Rules/4/Operator ferries_only',
    '/Rules/5/PerPerson/1 wrong_exponent',
    '/Rules/3/Operator unknown',
    '/Rules/5/PerPerson/0 unknown',
  ])
  expect((await rizal.call('getMarkup')).body.UpdatedAt).toBeNull()
})

it('AGT-4 nobody but an owner changes the rules, and nobody outside an agency reads them', async () => {
  const { signIn, onSite, refused } = await openAgency()
  const dewi = await signIn('dewi')
  const agus = await signIn('agus')
  const sari = await signIn('sari')
  const body = { Rules: [every] }

  const refusals = await Promise.all([
    dewi.refused('saveMarkup', { body }),
    agus.refused('saveMarkup', { body }),
    sari.refused('getMarkup'),
    refused('getMarkup', onSite({})),
  ])

  expect(refusals.map(({ body: problem }) => problem.code)).toEqual([
    'forbidden',
    'forbidden',
    'forbidden',
    'unauthorized',
  ])
})
