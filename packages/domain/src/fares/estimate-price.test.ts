import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { estimatePrice } from './estimate-price.ts'

it('FER-5 estimates with everyone grown up as an adult, and says that it is an estimate', () => {
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
