import fc from 'fast-check'
import { expect, it } from 'vitest'

import { codec, complete, count, day, fitting, oneOf, pageNumber, typed, words } from './codec.ts'

const address = codec(
  {
    search: words({ max: 10 }),
    kind: oneOf(['any', 'new', 'old'], { implied: 'any' }),
    from: day(),
    currency: fitting(/^[A-Z]{3}$/),
    page: pageNumber({ max: 20 }),
  },
  { place: 'page' },
)
const names = ['search', 'kind', 'from', 'currency', 'page', 'other']
const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('old', 'any', '2026-12-12', '2026-02-30', 'SGD', '1', '2', '21', ' tan '),
)

it('NAV-1 any address reads the same after it was written', () => {
  const params = fc.array(fc.tuple(fc.constantFrom(...names), texts))
  fc.assert(
    fc.property(params, (entries) => {
      const said = address.parse(new URLSearchParams(entries))
      const written = address.serialize(said)

      expect(address.parse(written)).toEqual(said)
      expect(String(address.serialize(address.parse(written)))).toBe(String(written))
    }),
  )
})

it('NAV-1 default and empty values are not written', () => {
  expect(String(address.serialize({ kind: 'any', page: 1, search: '', from: undefined }))).toBe('')
})

it('NAV-1 parameters are written in the order of their declaration', () => {
  expect(String(address.serialize({ page: 2, kind: 'old', search: 'a b' }))).toBe(
    'search=a+b&kind=old&page=2',
  )
})

it('NAV-1 a changed filter starts at the first page, and another page keeps the filters', () => {
  const shown = address.parse(new URLSearchParams('search=tan&page=3'))

  expect(String(address.serialize(address.change(shown, { kind: 'new' })))).toBe(
    'search=tan&kind=new',
  )
  expect(String(address.serialize(address.change(shown, { page: 4 })))).toBe('search=tan&page=4')
})

it('NAV-1 missing values are read as the defaults, and defaults are not written', () => {
  const guests = complete<{ name: string; date: string | null; adults: number; bags: number }>(
    codec({ name: typed({ max: 4 }), date: day(), adults: count(), bags: count({ min: 1 }) }),
    { name: '', date: null, adults: 2, bags: 0 },
  )
  const read = (text: string) => guests.parse(new URLSearchParams(text))

  expect(read('adults=200&date=2026-02-30&bags=0')).toEqual({
    name: '',
    date: null,
    adults: 2,
    bags: 0,
  })
  expect(String(guests.serialize(read('')))).toBe('')
  expect(String(guests.serialize(read('bags=3&adults=0&name=+a b c')))).toBe(
    'name=+a+b&adults=0&bags=3',
  )
})
