import { expect, it } from 'vitest'

import { inEveryLanguage, type LanguageCode, type Localised } from '../../../engine/language.ts'
import { createCatalogue } from '../../../world/catalogue/catalogue.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import type { CatalogueFixtures } from '../../../world/fixtures/catalogue/read-catalogue-fixtures.ts'
import { listCards, type ListQuery } from './list-products.ts'
import { toProductCard } from './wire-product.ts'

const texts = (EN: string, ZH = EN, ZHTD = ZH, ZHSM = ZH): Localised => ({
  ...inEveryLanguage(() => EN),
  ID: `${EN} (ID)`,
  ZH,
  ZHTD,
  ZHSM,
})

type Sample = {
  id: string
  names: Localised
  kind: string
  place: string
  facts: string[]
  price: number | null
  isClosed?: boolean
}

const samples: readonly Sample[] = [
  {
    id: 'att_A-1',
    names: texts('Ayer Lagoon', '水上乐园', '水上樂園', '水上乐园'),
    kind: 'water',
    place: 'batam',
    facts: ['indoor'],
    price: 500,
  },
  {
    id: 'att_B-2',
    names: texts('Vihara of the Hill', '山寺'),
    kind: 'temple',
    place: 'batam',
    facts: ['free_parking'],
    price: null,
  },
  {
    id: 'att_C-3',
    names: texts('Café Museum', '博物馆'),
    kind: 'museum',
    place: 'bintan',
    facts: ['indoor', 'free_parking'],
    price: 200,
  },
  {
    id: 'att_D-4',
    names: texts('Reef Park', '珊瑚公园'),
    kind: 'water',
    place: 'bintan',
    facts: [],
    price: 100,
    isClosed: true,
  },
]

const places = [
  { code: 'batam', names: texts('Batam', '巴淡岛', '巴淡島', '峇淡岛') },
  { code: 'bintan', names: texts('Bintan', '民丹岛') },
].map((place) => ({ ...place, country: 'ID', timeZone: 'Asia/Jakarta' }))

const fixtures: CatalogueFixtures = {
  note: 'Samples.',
  places,
  kinds: ['water', 'temple', 'museum'].map((code) => ({
    content: 'attraction',
    code,
    names: texts(code),
  })),
  facts: ['indoor', 'free_parking'].map((code) => ({ code, names: texts(code) })),
  seasons: [],
  entries: {
    hotel: [],
    package: [],
    transport: [],
    cruise: [],
    attraction: samples.map(({ price: _price, isClosed: _isClosed, ...sample }, index) => ({
      ...sample,
      summaries: texts(`Summary ${index}`),
      descriptions: texts(index === 3 ? 'Snorkelling among corals.' : 'A place.'),
      locations: texts('Jalan Satu'),
      latitude: 1,
      longitude: 104,
      rules: null,
      rank: index + 1,
      currency: 'IDR',
      exponent: 0,
      openings: [{ days: [1], opens: '08:00', closes: '17:00', lastAdmission: null, during: null }],
      closures: [],
      months: null,
      closureNotes: null,
      suggestedMinutes: 60,
      options: [] as AttractionEntry['options'],
    })),
  },
}

const catalogue = createCatalogue(fixtures, 'seed')

function list(query: ListQuery, language: LanguageCode = 'EN', products = ['attraction']) {
  // A list needs only the products of a tenant.
  const tenant = { products } as unknown as Parameters<typeof listCards>[0]['tenant']
  const ctx = { tenant, catalogue, language, now: '2026-11-20T06:30:00Z' }
  return listCards(ctx, 'attraction', query, (entry) => {
    const { price, isClosed } = samples.find(({ id }) => id === entry.id) ?? { price: null }
    return toProductCard(ctx, 'attraction', entry, {
      From: price === null ? null : { Amount: idr(price), Per: 'person' },
      Unavailable: isClosed ? { Code: 'product_unavailable', Detail: 'Closed.', Params: {} } : null,
    })
  })
}

const idr = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })
const idsOf = ({ Items }: Awaited<ReturnType<typeof list>>) => Items.map(({ Id }) => Id.slice(4))
const countsOf = ({ Facets }: Awaited<ReturnType<typeof list>>, code: string) =>
  Facets.find(({ Code }) => Code === code)?.Values.map(({ Code, Count }) => [Code, Count])

it('PRD-2 lists products as recommended, with unavailable ones last in any order', async () => {
  expect(idsOf(await list({}))).toEqual(['A-1', 'B-2', 'C-3', 'D-4'])
  expect(idsOf(await list({ sort: 'price_low' }))).toEqual(['C-3', 'A-1', 'B-2', 'D-4'])
  expect(idsOf(await list({ sort: 'price_high' }))).toEqual(['A-1', 'C-3', 'B-2', 'D-4'])
})

it('PRD-2 sorts names by the rules of the language', async () => {
  expect(idsOf(await list({ sort: 'name' }))).toEqual(['A-1', 'C-3', 'B-2', 'D-4'])
  expect(idsOf(await list({ sort: 'name' }, 'ZH'))).toEqual(['C-3', 'B-2', 'A-1', 'D-4'])
})

it.each([
  ['lagoon', ['A-1']],
  ['LAGOON batam', ['A-1']],
  ['cafe', ['C-3']],
  ['水上樂園', ['A-1']],
  ['峇淡', ['A-1', 'B-2']],
  ['峇淡山寺', ['B-2']],
  ['snorkelling', ['D-4']],
  ['bintan lagoon', []],
])('PRD-2 finds %s in any of the five languages', async (q, ids) => {
  expect(idsOf(await list({ q }))).toEqual(ids)
})

it('PRD-2 more values of one facet widen the list, and other facets narrow it', async () => {
  expect(idsOf(await list({ facet: 'kind:water' }))).toEqual(['A-1', 'D-4'])
  expect(idsOf(await list({ facet: 'kind:water,kind:temple' }))).toEqual(['A-1', 'B-2', 'D-4'])
  expect(idsOf(await list({ facet: 'kind:water,city:batam' }))).toEqual(['A-1'])
})

it('PRD-2 a facet counts the list without its own choices', async () => {
  const answer = await list({ facet: 'kind:water' })

  expect(countsOf(answer, 'kind')).toEqual([
    ['water', 2],
    ['museum', 1],
    ['temple', 1],
  ])
  expect(countsOf(answer, 'city')).toEqual([
    ['batam', 1],
    ['bintan', 1],
  ])
})

it('PRD-2 a chosen value stays in its facet when nothing else matches it', async () => {
  const answer = await list({ facet: 'kind:temple,fact:indoor' })

  expect(answer.Total).toBe(0)
  expect(countsOf(answer, 'kind')).toEqual([
    ['museum', 1],
    ['water', 1],
    ['temple', 0],
  ])
})

it('PRD-2 an unknown value or facet, as in an old link, does not narrow the list', async () => {
  expect(idsOf(await list({ facet: 'kind:zoo,colour:red' }))).toHaveLength(4)
})

it('PRD-2 a facet with nothing to choose between is left out', async () => {
  const answer = await list({ q: 'lagoon' })

  expect(answer.Facets).toEqual([])
})

it('PRD-2 a page is a part of the whole list, and one after the last is empty', async () => {
  const second = await list({ page: 2, size: 3 })

  expect(idsOf(second)).toEqual(['D-4'])
  expect(second).toMatchObject({ Total: 4, Page: 2, Size: 3 })
  expect(idsOf(await list({ page: 9, size: 3 }))).toEqual([])
})

it('PRD-6 a tenant that does not sell the product has an empty list', async () => {
  expect(await list({}, 'EN', ['ferry'])).toMatchObject({ Items: [], Facets: [], Total: 0 })
})

it('I18-1 cards and facets are in the language of the caller', async () => {
  const answer = await list({ facet: 'city:batam' }, 'ZHSM')

  expect(answer.Items[0]).toMatchObject({ Name: '水上乐园', Place: { CityName: '峇淡岛' } })
  expect(answer.Facets[0]).toMatchObject({ Code: 'city', Label: '地点' })
})
