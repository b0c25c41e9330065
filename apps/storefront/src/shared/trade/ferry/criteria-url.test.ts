import { clampParty, type FerryCriteria, partyOf } from '@selat/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { emptyCriteria, parseCriteria, serializeCriteria } from './criteria-url.ts'

const terminal = fc.constantFrom('', 'HFC', 'BTC', 'TMF', 'NSP')
const day = fc.constantFrom('', '2026-12-01', '2027-02-28')
const party = fc
  .record({ adults: fc.nat(12), children: fc.nat(12), infants: fc.nat(12) })
  .map(clampParty)
const classCode = fc.option(
  fc.constantFrom('ECO', 'BUS').map((code) => ({ classCode: code })),
  { nil: {} },
)

const trip = fc.oneof(
  fc.record({
    tripType: fc.constant('one_way' as const),
    from: terminal,
    to: terminal,
    departOn: day,
  }),
  fc.record({
    tripType: fc.constant('round_trip' as const),
    from: terminal,
    to: terminal,
    departOn: day,
    returnOn: day,
  }),
  fc.record({
    tripType: fc.constant('open_ticket' as const),
    from: terminal,
    to: terminal,
    isOpenReturn: fc.boolean(),
  }),
  fc.record({
    tripType: fc.constant('multi_city' as const),
    sectors: fc.array(fc.record({ from: terminal, to: terminal, departOn: day }), { maxLength: 6 }),
  }),
)
const criteria = fc
  .tuple(trip, party, classCode)
  .map(([a, b, c]): FerryCriteria => ({ ...emptyCriteria, ...a, ...b, ...c }))

it('FER-2 every search that can be written is read back from its address', () => {
  fc.assert(
    fc.property(criteria, (search) => {
      expect(parseCriteria(new URLSearchParams(serializeCriteria(search).toString()))).toEqual(
        search,
      )
    }),
  )
})

it('FER-2 impossible values in a link are read as an empty choice, and its counts as they stand', () => {
  const params = new URLSearchParams(
    'trip=teleport&from=<b>&to=BTC&depart=2026-02-31&adults=99&infants=-1&class=eco',
  )

  expect(parseCriteria(params)).toEqual({
    ...emptyCriteria,
    to: 'BTC',
    adults: 99,
    infants: Number.NaN,
  })
})

it('PAX-4 the counts in an address are read as they stand', () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), fc.nat(99), (adults, children, infants) => {
      const search = parseCriteria(
        new URLSearchParams(`adults=${adults}&children=${children}&infants=${infants}`),
      )

      expect(partyOf(search)).toEqual({ adults, children, infants })
    }),
  )
})
