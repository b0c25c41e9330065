import fc from 'fast-check'
import { expect, it } from 'vitest'

import { apportionMoney } from './apportion-money.ts'
import { money } from './money.ts'

const amounts = (value: number, weights: readonly number[]) =>
  apportionMoney(money(value, 'SGD'), weights).map(({ amount }) => amount)

it('CHK-12 gives the rest to the shares that lost most by rounding', () => {
  expect(amounts(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(amounts(10, [55, 27, 18])).toEqual([5, 3, 2])
  expect(amounts(1, [1, 2])).toEqual([0, 1])
  expect(amounts(5, [0, 7, 0])).toEqual([0, 5, 0])
})

it('CHK-12 the shares sum to the amount, are within a unit of the exact part, and never exceed their weight', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 20 })
    .filter((list) => list.some((weight) => weight > 0))

  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
      const total = list.reduce((sum, weight) => sum + weight, 0)
      const value = Math.floor(total * part)

      const shares = amounts(value, list)

      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(value)
      for (const [index, share] of shares.entries()) {
        const weight = list[index] ?? 0
        expect(share).toBeLessThanOrEqual(weight)
        expect(Math.abs(share - (value * weight) / total)).toBeLessThan(1.000_001)
      }
    }),
  )
})

it('CHK-12 throws on a negative amount, and on weights that are missing, zero or fractional', () => {
  expect(() => amounts(-1, [1])).toThrow(RangeError)
  expect(() => amounts(1, [0, 0])).toThrow(RangeError)
  expect(() => amounts(1, [0.5])).toThrow(RangeError)
  expect(() => amounts(1, [])).toThrow(RangeError)
})
