import fc from 'fast-check'
import { expect, it } from 'vitest'

import { operations } from '../generated/operations.ts'
import { coerceParameters } from './coerce-parameters.ts'

function coerceQuery(id: keyof typeof operations, query: [string, string][]) {
  return coerceParameters(id, { path: {}, query, header: new Headers() })
}

it('FER-1 reads a search from its address, with the defaults of the contract', () => {
  const { searchParams } = new URL(
    'https://api.example/travel/v1/ferry/search?system=4101&from=HFC&to=BTC&dateFrom=2026-12-12&adults=2',
  )
  const header = new Headers({ 'accept-language': 'id', 'x-other': 'y' })

  const raw = coerceParameters('searchFerry', { path: {}, query: searchParams, header })

  expect(raw.errors).toEqual([])
  expect(raw.header).toEqual({ 'Accept-Language': 'id' })
  expect(operations.searchFerry.params.query.parse(raw.query)).toEqual({
    system: 4101,
    from: 'HFC',
    to: 'BTC',
    dateFrom: '2026-12-12',
    adults: 2,
    children: 0,
    infants: 0,
  })
})

it('API-1 refuses a query parameter that is unknown or comes twice', () => {
  const { errors, query } = coerceQuery('getCompany', [
    ['system', '4101'],
    ['system', '4102'],
    ['sytem', '4101'],
    ['__proto__', 'x'],
    ['toString', 'x'],
  ])

  expect(query).toEqual({ system: 4101 })
  expect(errors).toEqual([
    { pointer: 'query:system', code: 'repeated' },
    { pointer: 'query:sytem', code: 'unknown' },
    { pointer: 'query:__proto__', code: 'unknown' },
    { pointer: 'query:toString', code: 'unknown' },
  ])
})

it.each(['abc', '', '01', '1.5', '1e3', '0x10', ' 1', '+1', '-0', '٣'])(
  'API-1 leaves %j as text, so that the validator refuses it as an integer',
  (text) => {
    const { query } = coerceQuery('getCompany', [['system', text]])

    expect(query['system']).toBe(text)
    expect(operations.getCompany.params.query.safeParse(query).success).toBe(false)
  },
)

it('API-1 refuses integers that JavaScript cannot store exactly', () => {
  const { query } = coerceQuery('getCompany', [['system', '9007199254740993']])

  expect(operations.getCompany.params.query.safeParse(query).success).toBe(false)
})

it('FER-8 reads booleans, and only as true and false', () => {
  const coerced = ['true', 'false', 'TRUE', '1'].map(
    (text) => coerceQuery('getFareCalendar', [['roundTrip', text]]).query['roundTrip'],
  )

  expect(coerced).toEqual([true, false, 'TRUE', '1'])
})

it('API-1 reads every safe integer that was written to an address', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (system) => {
      const { query } = coerceQuery('getCompany', [['system', String(system)]])

      expect(query['system']).toBe(system)
    }),
  )
})

it('API-1 a text that is not converted stays as it was sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { query } = coerceQuery('getCompany', [
        ['system', text],
        ['currency', text],
      ])

      expect(String(query['system'])).toBe(text)
      expect(query['currency']).toBe(text)
    }),
  )
})

it('API-1 never accepts a name that the contract does not have', () => {
  const ids = Object.keys(operations) as (keyof typeof operations)[] // keys of a const
  const entries = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(...ids), entries, (id, sent) => {
      const { query, errors } = coerceQuery(id, sent)
      const known = Object.keys(operations[id].primitives.query)

      expect(Object.keys(query).filter((name) => !known.includes(name))).toEqual([])
      expect(Object.keys(query).length + errors.length).toBe(sent.length)
    }),
  )
})
