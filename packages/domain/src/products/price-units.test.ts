import { expect, it } from 'vitest'

import { exchangeRate } from '../money/exchange-rate.ts'
import { money } from '../money/money.ts'
import { priceUnits } from './price-units.ts'

const selling = {
  currency: 'IDR',
  rates: [exchangeRate('SGD', 'IDR', '13211.3821')],
  incrementMinor: 100,
}

it('CRT-1 a unit is converted and rounded once, then multiplied, and the lines sum to the total', () => {
  const price = priceUnits(
    [
      { kind: 'base', code: 'DAY', band: 'adult', quantity: 3, unitAmount: money(4900, 'SGD') },
      { kind: 'base', code: 'DAY', band: 'infant', quantity: 1, unitAmount: money(0, 'SGD') },
      { kind: 'base', code: 'DAY', band: 'child', quantity: 0, unitAmount: money(3400, 'SGD') },
    ],
    selling,
  )

  expect(price.lines.map(({ band, amount }) => [band, amount.amount])).toEqual([
    ['adult', 3 * 647_400],
    ['infant', 0],
  ])
  expect(price.total).toEqual(money(1_942_200, 'IDR'))
  expect(price.dueAtCounter).toEqual([])
})
