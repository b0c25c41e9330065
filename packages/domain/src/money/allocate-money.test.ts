import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { sumMoney } from './add-money.ts'
import { allocateMoney } from './allocate-money.ts'
import { money } from './money.ts'

it('CHK-12 gives the rest to the first shares', () => {
  expect(allocateMoney(money(100, 'SGD'), [1, 1, 1]).map((share) => share.amount)).toEqual([
    34, 33, 33,
  ])
  expect(allocateMoney(money(5600, 'SGD'), [1, 1]).map((share) => share.amount)).toEqual([
    2800, 2800,
  ])
  expect(allocateMoney(money(101, 'IDR'), [0, 3, 1]).map((share) => share.amount)).toEqual([
    0, 76, 25,
  ])
})

it('CHK-12 the shares always sum to the amount', () => {
  const ratios = fc
    .array(fc.nat(1000), { minLength: 1, maxLength: 12 })
    .filter((list) => list.some((ratio) => ratio > 0))
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), ratios, (minor, list) => {
      const shares = allocateMoney(money(minor, 'SGD'), list)
      expect(shares).toHaveLength(list.length)
      expect(sumMoney(shares, 'SGD')).toEqual(money(minor, 'SGD'))
    }),
  )
})

it.each([[[]], [[0, 0]], [[1, -1]], [[0.5]]])('CHK-12 throws on the ratios %j', (ratios) => {
  expect(() => allocateMoney(money(100, 'SGD'), ratios)).toThrow(RangeError)
})
