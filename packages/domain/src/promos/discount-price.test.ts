import { expect, it } from 'vitest'

import type { Price } from '../fares/price-line.ts'
import { money } from '../money/money.ts'
import { discountPrice } from './discount-price.ts'

const price: Price = {
  lines: [
    {
      kind: 'fare',
      code: 'fare',
      quantity: 1,
      unitAmount: money(4000, 'SGD'),
      amount: money(4000, 'SGD'),
      payAt: 'online',
    },
  ],
  total: money(4000, 'SGD'),
  dueAtCounter: [money(600, 'SGD')],
}

it('CHK-14 adds the discount as a line, so that the lines still sum to the total', () => {
  const { lines, total, dueAtCounter } = discountPrice(price, {
    code: 'SELAT10',
    amount: money(400, 'SGD'),
  })

  expect(lines.at(-1)).toEqual({
    kind: 'discount',
    code: 'SELAT10',
    quantity: 1,
    unitAmount: money(-400, 'SGD'),
    amount: money(-400, 'SGD'),
    payAt: 'online',
  })
  expect(total).toEqual(money(3600, 'SGD'))
  expect(dueAtCounter).toEqual([money(600, 'SGD')])
})

it('CHK-14 leaves a price without a discount as it is, and throws beyond the total', () => {
  expect(discountPrice(price, { code: 'X', amount: money(0, 'SGD') })).toBe(price)
  expect(discountPrice(price, { code: 'X', amount: money(4000, 'SGD') }).total.amount).toBe(0)
  expect(() => discountPrice(price, { code: 'X', amount: money(4001, 'SGD') })).toThrow(RangeError)
  expect(() => discountPrice(price, { code: 'X', amount: money(-1, 'SGD') })).toThrow(RangeError)
})
