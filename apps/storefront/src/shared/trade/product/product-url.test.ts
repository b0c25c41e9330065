import fc from 'fast-check'
import { expect, it } from 'vitest'

import { facetChoices, productAddress, productSorts, toggleFacet } from './product-url.ts'

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const day = fc.constantFrom('2026-12-12', '2027-02-28')
const common = {
  q: maybe(fc.constantFrom('lagoon', '水上樂園', 'a & b=c')),
  facet: maybe(fc.constantFrom('city:batam', 'city:batam,kind:theme-park,fact:free_wifi')),
  sort: maybe(fc.constantFrom(...productSorts.filter((sort) => sort !== 'recommended'))),
  page: maybe(fc.integer({ min: 2, max: 99 })),
}
const known = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))

it('PRD-1 every search of a list that can be written is read back from its address', () => {
  const search = fc.record({ ...common, date: maybe(day) })
  fc.assert(
    fc.property(search, (query) => {
      const address = productAddress('package').serialize(query).toString()

      expect(productAddress('package').parse(new URLSearchParams(address))).toEqual(known(query))
    }),
  )
})

it('PRD-3 the stay and the rooms of a hotel search are read back from its address', () => {
  const rooms = maybe(fc.constantFrom('2', '2,2-5-9', '1-0-17'))
  const search = fc.record({ ...common, checkIn: maybe(day), checkOut: maybe(day), rooms })
  fc.assert(
    fc.property(search, (query) => {
      const address = productAddress('hotel').serialize(query).toString()

      expect(productAddress('hotel').parse(new URLSearchParams(address))).toEqual(known(query))
    }),
  )
})

it('PRD-1 impossible values are left out of a search', () => {
  const params = new URLSearchParams(
    'q=%20%20&facet=City:<b>&sort=cheapest&page=0&date=2026-02-31&checkIn=2026-12-12&rooms=2',
  )

  expect(productAddress('attraction').parse(params)).toEqual({})
})

it('PRD-1 default values are not written into the address', () => {
  expect(
    productAddress('package').serialize({ q: '', sort: 'recommended', page: 1 }).toString(),
  ).toBe('')
})

it('PRD-1 a facet can be chosen and removed', () => {
  const both = toggleFacet('city:batam', 'kind:temple')

  expect(both).toBe('city:batam,kind:temple')
  expect(facetChoices(both)).toEqual(['city:batam', 'kind:temple'])
  expect(toggleFacet(both, 'city:batam')).toBe('kind:temple')
  expect(toggleFacet('kind:temple', 'kind:temple')).toBeUndefined()
})
