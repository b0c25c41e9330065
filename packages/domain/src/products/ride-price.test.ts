import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { priceUnits } from './price-units.ts'
import { type PricedRide, type RidePrices, rideUnits } from './ride-price.ts'

const car: RidePrices = {
  code: 'AVZ-10H',
  per: 'vehicle',
  price: money(650_000, 'IDR'),
  childPrice: null,
  extraHour: money(65_000, 'IDR'),
}
const shuttle: RidePrices = {
  ...car,
  code: 'NAGOYA',
  per: 'person',
  price: money(45_000, 'IDR'),
  childPrice: money(30_000, 'IDR'),
  extraHour: null,
}
const night = {
  code: 'night',
  amount: money(50_000, 'IDR'),
  between: { from: '22:00', until: '06:00' },
}
const ride: PricedRide = {
  pickUpTime: '10:00',
  extraHours: 0,
  party: { adults: 2, children: 1, infants: 1 },
}

const lines = (...args: Parameters<typeof rideUnits>) => {
  const { lines: priced } = priceUnits(rideUnits(...args), { currency: 'IDR', rates: [] })
  return priced.map(({ kind, code, band, amount }) => [kind, code, band, amount.amount])
}

it('PRD-4 a vehicle has one price for any party, and costs a tenth more for each further hour', () => {
  expect(lines(ride, car, [])).toEqual([['base', 'AVZ-10H', undefined, 650_000]])
  expect(lines({ ...ride, extraHours: 3 }, car, [])).toEqual([
    ['base', 'AVZ-10H', undefined, 650_000],
    ['supplement', 'extra_hours', undefined, 195_000],
  ])
})

it('PRD-4 a shared ride is priced by the person, with child seats and free infants', () => {
  expect(lines(ride, shuttle, [])).toEqual([
    ['base', 'NAGOYA', 'adult', 90_000],
    ['base', 'NAGOYA', 'child', 30_000],
    ['base', 'NAGOYA', 'infant', 0],
  ])
})

it('PRD-4 without a child price a child pays the adult price', () => {
  expect(lines(ride, { ...shuttle, childPrice: null }, [])[1]).toEqual([
    'base',
    'NAGOYA',
    'child',
    45_000,
  ])
})

it.each([
  ['21:59', 1],
  ['22:00', 2],
  ['02:30', 2],
  ['06:00', 1],
])('PRD-4 the night supplement at %s makes %i lines', (pickUpTime, count) => {
  expect(lines({ ...ride, pickUpTime }, car, [night])).toHaveLength(count)
})
