import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { adultPrice, estimatePrice } from './estimate-price.ts'

it('FER-5 estimates every grown-up as an adult, and says that it is an estimate', () => {
  const fares = {
    adult: money(3200, 'SGD'),
    child: money(2900, 'SGD'),
    infant: money(800, 'SGD'),
    senior: money(3000, 'SGD'),
  }

  const estimate = estimatePrice(
    [{ fares, charges: [] }],
    { adults: 2, children: 1, infants: 1 },
    { currency: 'SGD', rates: [] },
  )

  expect(estimate.isEstimate).toBe(true)
  expect(estimate.total).toEqual(money(10_100, 'SGD'))
  expect(estimate.lines.map((line) => line.band)).toEqual(['adult', 'child', 'infant'])
})

it('FER-5 the adult price is the fare plus the online charges of every adult', () => {
  const free = money(0, 'SGD')
  const fares = { adult: money(3200, 'SGD'), child: free, infant: free }
  const charge = { kind: 'terminal_charge', unitAmount: money(1000, 'SGD') } as const
  const charges = [
    { ...charge, code: 'departure', bands: ['adult', 'child'], payAt: 'online' },
    { ...charge, code: 'children', bands: ['child'], payAt: 'online' },
    { ...charge, code: 'fuel', bands: ['adult'], payAt: 'counter' },
    { ...charge, code: 'visitors', bands: ['adult'], payAt: 'online', countries: ['ID'] },
  ] as const

  expect(adultPrice({ fares, charges }, { currency: 'SGD', rates: [] })).toEqual(money(4200, 'SGD'))
})
