import { addMoney, addDays, compareInstants, minutesBetween } from '@selat/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readNetworkFixtures } from '../fixtures/network/read-network-fixtures.ts'
import { createNetwork } from './network.ts'
import { parseSailingId, sailingId } from './sailing-id.ts'
import { SATURDAY_SEATS_LEFT } from './seat-plan.ts'

const fixtures = readNetworkFixtures()
const network = createNetwork(fixtures, 'test')
const directions = fixtures.routes.flatMap(({ from, to }) => [
  { from, to },
  { from: to, to: from },
])
const anyDirection = fc.constantFrom(...directions)
const anyDate = fc.integer({ min: 0, max: 199 }).map((days) => addDays('2026-11-20', days))

it('FER-2 on any day sailings are sorted by departure, last as long as they say, and are found by ID', () => {
  fc.assert(
    fc.property(anyDirection, anyDate, (direction, date) => {
      const sailings = network.sailingsOn({ ...direction, date })

      expect(sailings.map(({ departsAt }) => departsAt)).toEqual(
        sailings.map(({ departsAt }) => departsAt).toSorted(compareInstants),
      )
      for (const sailing of sailings) {
        expect(sailing.departsAt.startsWith(date)).toBe(true)
        expect(minutesBetween(sailing.departsAt, sailing.arrivesAt)).toBe(sailing.durationMinutes)
        expect(minutesBetween(sailing.bookingClosesAt, sailing.departsAt)).toBe(
          sailing.bookingClosesMinutesBefore,
        )
        expect(network.sailing(sailing.id)).toBe(sailing)
      }
    }),
    { numRuns: 60 },
  )
})

it('FER-2 no class of a vessel has sold more seats than it has', () => {
  fc.assert(
    fc.property(anyDirection, anyDate, (direction, date) => {
      for (const sailing of network.sailingsOn({ ...direction, date }))
        for (const travelClass of Object.keys(sailing.seats)) {
          const { capacity, soldElsewhere } = network.seatPlan(sailing, travelClass)
          expect(soldElsewhere).toBeGreaterThanOrEqual(0)
          expect(soldElsewhere).toBeLessThanOrEqual(capacity)
        }
    }),
    { numRuns: 40 },
  )
})

it('FER-2 sundays are fuller than tuesdays, and neither is sold out on average', () => {
  const share = (dates: readonly string[]) => {
    const plans = dates.flatMap((date) =>
      network
        .sailingsOn({ from: 'HFC', to: 'BTC', date })
        .map((sailing) => network.seatPlan(sailing, 'ECO')),
    )
    const sum = (pick: (plan: (typeof plans)[number]) => number) =>
      plans.reduce((total, plan) => total + pick(plan), 0)
    return sum(({ soldElsewhere }) => soldElsewhere) / sum(({ capacity }) => capacity)
  }
  const weeks = Array.from({ length: 20 }, (_, week) => week * 7)

  const weekdays = share(weeks.map((days) => addDays('2026-11-24', days)))
  const sundays = share(weeks.map((days) => addDays('2026-11-22', days)))

  expect(weekdays).toBeGreaterThan(0.2)
  expect(weekdays).toBeLessThan(0.5)
  expect(sundays).toBeGreaterThan(weekdays + 0.15)
  expect(sundays).toBeLessThan(0.85)
})

it.each(SATURDAY_SEATS_LEFT)(
  'FER-2 on a Saturday $sailing has $left seats left in $class with every seed',
  ({ sailing, class: travelClass, left }) => {
    const [from = '', to = '', operator = '', clock = ''] = sailing.split('-')
    const id = sailingId({ from, to, operator, date: '2026-12-12', clock })

    const seats = ['one', 'two', 'three'].map((seed) => {
      const seeded = createNetwork(fixtures, seed)
      const found = seeded.sailing(id)
      const plan = found && seeded.seatPlan(found, travelClass)
      return plan && plan.capacity - plan.soldElsewhere
    })

    expect(seats).toEqual([left, left, left])
  },
)

it('FER-2 the two ways of a round trip together cost the round-trip fare, to the last unit', () => {
  for (const fare of fixtures.fares) {
    const date = addDays(fare.effectiveFrom < '2026-11-20' ? '2026-11-20' : fare.effectiveFrom, 0)
    const days = Array.from({ length: 7 }, (_, day) => addDays(date, day))
    const query = {
      operator: fare.operator,
      route: fare.route,
      from: 'HFC',
      to: 'BTC',
      class: fare.class,
    }
    for (const day of days) {
      const each = (sectorIndex: number) =>
        network.tariff({ ...query, basis: 'round_trip', sectorIndex, date: day })?.fares.adult
      const [out, back] = [each(0), each(1)]
      if (!out || !back) continue
      const totals = fixtures.fares
        .filter(
          (row) =>
            row.operator === fare.operator && row.route === fare.route && row.class === fare.class,
        )
        .map((row) => row.round_trip.adult)
      expect(totals).toContain(addMoney(out, back).amount)
      expect(out.amount - back.amount).toBeGreaterThanOrEqual(0)
      expect(out.amount - back.amount).toBeLessThanOrEqual(1)
    }
  }
})

it('FER-2 the charges of a sailing are those of its departure terminal and day', () => {
  const charges = (from: string, date: string) =>
    network
      .charges({ operator: 'SRL', route: 'HFC-BTC', from, date })
      .map(({ code, unitAmount, payAt }) => [code, unitAmount.amount, payAt])

  expect(charges('HFC', '2026-12-12')).toEqual([
    ['sg-pdf', 1000, 'online'],
    ['fuel-sg-batam', 600, 'counter'],
  ])
  expect(charges('BTC', '2026-12-12')).toEqual([
    ['btm-pass', 100_000, 'online'],
    ['fuel-batam-sg', 65_000, 'counter'],
  ])
  expect(charges('BTC', '2023-08-31')).toEqual([['btm-pass', 65_000, 'online']])
})

it.each([
  'sai_',
  'sai_HFC-BTC',
  'off_HFC-BTC-SRL-20261212-1020',
  'sai_HFC-BTC-SRL-2026-12-12-10:20',
  '',
])('FER-2 %o is not the ID of a sailing', (id) => {
  expect(parseSailingId(id)).toBeNull()
  expect(network.sailing(id)).toBeUndefined()
})

it('FER-2 an ID with a day or time that does not exist is unknown, and no error', () => {
  expect(network.sailing('sai_HFC-BTC-SRL-20260231-1020')).toBeUndefined()
  expect(network.sailing('sai_HFC-BTC-SRL-20261212-9999')).toBeUndefined()
  expect(network.sailing('sai_HFC-BTC-SRL-00000000-1020')).toBeUndefined()
})

it('FER-2 some operators have other fares for some passports, on dated trips only', () => {
  const query = {
    operator: 'BHF',
    route: 'HFC-BTC',
    from: 'HFC',
    to: 'BTC',
    class: 'ECO',
    sectorIndex: 0,
    date: '2026-12-12',
  } as const
  const adultOf = (basis: 'one_way' | 'round_trip', changes: Partial<typeof query> | object = {}) =>
    network
      .tariff({ ...query, ...changes, basis })
      ?.nationalFares.map(({ countries, fares }) => [countries, fares.adult.amount])

  expect(adultOf('one_way')).toEqual([[['ID'], 3000]])
  expect(adultOf('round_trip')).toEqual([[['ID'], 2650]])
  expect(adultOf('one_way', { operator: 'SRL' })).toEqual([])
  expect(network.tariff({ ...query, basis: 'open_one_way' })?.nationalFares ?? []).toEqual([])
})

it('FER-2 Tanjung Pinang charges Indonesian passports less, at the counter', () => {
  const charges = network.charges({
    operator: 'SRL',
    route: 'TMF-TPI',
    from: 'TPI',
    date: '2026-12-12',
  })

  expect(
    charges
      .filter(({ code }) => code === 'tpi-tax')
      .map(({ unitAmount, countries, payAt }) => [unitAmount.amount, countries, payAt]),
  ).toEqual([
    [55_000, undefined, 'counter'],
    [35_000, ['ID'], 'counter'],
  ])
})
