import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { RIAU_LINE } from '../../../lab/testing/visitor.ts'
import { readCatalogueFixtures } from '../../world/fixtures/catalogue/read-catalogue-fixtures.ts'

async function picksAt(clock: string, language = 'en') {
  const { call } = await openSandbox({ clock })
  const { body } = await call('listPicks', {
    query: { currency: 'SGD' },
    header: { 'Accept-Language': language },
  })
  return body.Items
}

it('PRD-6 recommends products of present and near seasons in turns, six at most', async () => {
  const picks = await picksAt('2026-11-20T06:30:00Z')

  expect(picks.map(({ Season, Until, Product }) => [Season, Until, Product.Id])).toEqual([
    ['school-holidays', '2026-12-31', 'att_JHB-01'],
    ['year-end', '2027-01-03', 'crs_01'],
    ['monsoon', '2027-02-28', 'att_SIN-01'],
    ['school-holidays', '2026-12-31', 'pkg_JHB-FAM'],
    ['monsoon', '2027-02-28', 'htl_BTM-01'],
    ['school-holidays', '2026-12-31', 'att_BTM-03'],
  ])
})

it('PRD-6 a pick is a card with its lowest price in the currency of the caller', async () => {
  const picks = await picksAt('2026-11-20T06:30:00Z')

  for (const { Product } of picks)
    expect(Product.From?.Amount).toMatchObject({ Currency: 'SGD', Exponent: 2 })
})

it('PRD-6 names the season in the language of the caller', async () => {
  const [pick] = await picksAt('2027-01-28T06:30:00Z', 'id')

  expect(pick).toMatchObject({ Season: 'lunar-new-year', SeasonName: 'Tahun Baru Imlek' })
})

it('PRD-6 islands that the monsoon closes are recommended when the sea is calm, not before', async () => {
  const idsAt = async (clock: string) => (await picksAt(clock)).map(({ Product }) => Product.Id)

  expect(await idsAt('2027-01-05T06:30:00Z')).not.toContain('att_TIO-01')
  expect(await idsAt('2027-04-20T06:30:00Z')).toContain('att_TIO-01')
})

it('PRD-6 all products that the seasons recommend are in the catalogue', () => {
  const { seasons, entries } = readCatalogueFixtures()
  const known = Object.values(entries).flatMap((list) => list.map(({ id }) => id))

  for (const { products } of seasons) expect(known).toEqual(expect.arrayContaining(products))
})

it('PRD-6 a tenant that sells ferries only has no picks', async () => {
  const { call } = await openSandbox()

  const { body } = await call('listPicks', { query: { system: RIAU_LINE } })

  expect(body.Items).toEqual([])
})
