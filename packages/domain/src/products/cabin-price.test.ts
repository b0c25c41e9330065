import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { type CabinPrices, cabinUnits } from './cabin-price.ts'
import { priceUnits } from './price-units.ts'

const interior: CabinPrices = {
  code: 'INT',
  perGuest: money(56_000, 'SGD'),
  thirdFourth: money(28_000, 'SGD'),
  singleSupplementPercent: 100,
  portCharges: money(12_800, 'SGD'),
  gratuityPerNight: money(2400, 'SGD'),
  nights: 4,
}

const price = (prices: CabinPrices, adults: number, children = 0, infants = 0) =>
  priceUnits(cabinUnits(prices, { adults, children, infants }), { currency: 'SGD', rates: [] })
const lines = (...args: Parameters<typeof price>) =>
  price(...args).lines.map(({ code, quantity, amount }) => [code, quantity, amount.amount])

it('PRD-5 two guests pay the full price, port charges for each, and gratuities for each guest and night', () => {
  expect(lines(interior, 2)).toEqual([
    ['INT', 2, 112_000],
    ['port_charges', 2, 25_600],
    ['gratuities', 8, 19_200],
  ])
})

it('PRD-5 the third and fourth guest pay the reduced price, whatever their age', () => {
  expect(lines(interior, 2, 1, 1)[1]).toEqual(['further_guest', 2, 56_000])
  expect(lines(interior, 4)[1]).toEqual(['further_guest', 2, 56_000])
})

it('PRD-5 a single guest pays the supplement on top', () => {
  expect(lines(interior, 1)).toEqual([
    ['INT', 1, 56_000],
    ['single', 1, 56_000],
    ['port_charges', 1, 12_800],
    ['gratuities', 4, 9600],
  ])
  expect(lines({ ...interior, singleSupplementPercent: 33 }, 1)[1]).toEqual(['single', 1, 18_480])
})

it('PRD-5 an adult and a child are two guests, and nobody is alone', () => {
  expect(price(interior, 1, 1).total).toEqual(price(interior, 2).total)
})

it('PRD-5 a ship without gratuities has no line for them', () => {
  const phinisi = { ...interior, gratuityPerNight: money(0, 'SGD') }

  expect(lines(phinisi, 2).map(([code]) => code)).toEqual(['INT', 'port_charges'])
})
