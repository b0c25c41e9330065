import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { sumMoney } from './add-money.ts'
import { money } from './money.ts'
import { multiplyMoney } from './multiply-money.ts'

it('CHK-12 multiplication equals repeated addition', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(20), (minor, count) => {
      const amount = money(minor, 'SGD')
      expect(multiplyMoney(amount, count)).toEqual(sumMoney(Array(count).fill(amount), 'SGD'))
    }),
  )
})

it.each([-1, 1.5, Number.NaN])('CHK-12 throws on the count %s', (count) => {
  expect(() => multiplyMoney(money(100, 'SGD'), count)).toThrow(RangeError)
})

it('CHK-12 throws on overflow', () => {
  expect(() => multiplyMoney(money(Number.MAX_SAFE_INTEGER, 'IDR'), 2)).toThrow(RangeError)
})
