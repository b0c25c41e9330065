import type { FerryCriteria } from '@selat/domain'
import { expect, it } from 'vitest'

import { emptyCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { firstDateOf, keptPicks, legRoutes, searchesOf, withLegDate } from './legs.ts'

const dates = { today: '2026-11-20', lastDate: '2027-05-19' }
const roundTrip: FerryCriteria = {
  ...emptyCriteria,
  from: 'HFC',
  to: 'BTC',
  departOn: '2026-12-12',
  returnOn: '2026-12-14',
}
const journey: FerryCriteria = {
  ...emptyCriteria,
  tripType: 'multi_city',
  sectors: [
    { from: 'HFC', to: 'BTC', departOn: '2026-12-12' },
    { from: 'TGP', to: 'TPI', departOn: '2026-12-13' },
    { from: 'TPI', to: 'TMF', departOn: '2026-12-14' },
  ],
}

it('FER-1 a round trip is searched once, and a multi-city trip once for each sector', () => {
  expect(searchesOf({ ...roundTrip, classCode: 'ECO' })).toEqual([
    {
      from: 'HFC',
      to: 'BTC',
      dateFrom: '2026-12-12',
      dateUntil: '2026-12-14',
      adults: 1,
      children: 0,
      infants: 0,
      class: 'ECO',
    },
  ])
  expect(searchesOf(journey).map(({ from, dateFrom }) => `${from} ${dateFrom}`)).toEqual([
    'HFC 2026-12-12',
    'TGP 2026-12-13',
    'TPI 2026-12-14',
  ])
})

it('FER-2 each leg of a round trip has its terminals and date', () => {
  expect(legRoutes(roundTrip)).toEqual([
    { from: 'HFC', to: 'BTC', departOn: '2026-12-12' },
    { from: 'BTC', to: 'HFC', departOn: '2026-12-14' },
  ])
  expect(legRoutes({ ...roundTrip, tripType: 'one_way' })).toHaveLength(1)
})

it('FER-4 a leg may leave on the day of the one before it, and the first one today', () => {
  expect(firstDateOf(roundTrip, 0, dates.today)).toBe('2026-11-20')
  expect(firstDateOf(roundTrip, 1, dates.today)).toBe('2026-12-12')
  expect(firstDateOf(journey, 2, dates.today)).toBe('2026-12-13')
})

it('FER-4 a new date of a leg moves earlier dates after it, and leaves later ones', () => {
  expect(withLegDate(roundTrip, 0, '2026-12-16', dates)).toMatchObject({
    departOn: '2026-12-16',
    returnOn: '2026-12-16',
  })
  expect(withLegDate(roundTrip, 1, '2026-12-20', dates)).toMatchObject({
    departOn: '2026-12-12',
    returnOn: '2026-12-20',
  })
  expect(withLegDate(journey, 0, '2026-12-14', dates).sectors.map((s) => s.departOn)).toEqual([
    '2026-12-14',
    '2026-12-14',
    '2026-12-14',
  ])
})

it.each([
  ['another return date', { returnOn: '2026-12-15' }, ['out', '']],
  ['one way', { tripType: 'one_way' as const }, ['out']],
  ['another party', { adults: 3 }, ['out', 'back']],
  ['another departure date', { departOn: '2026-12-13' }, ['', 'back']],
  ['the other direction', { from: 'BTC', to: 'HFC' }, ['', '']],
])('FER-3 picks are kept for the legs that stay: %s', (_change, changed, kept) => {
  expect(keptPicks(roundTrip, { ...roundTrip, ...changed }, ['out', 'back'])).toEqual(kept)
})
