import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { addMoney, negateMoney, subtractMoney, sumMoney } from './add-money.ts'
import { money } from './money.ts'

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map((minor) => money(minor, 'SGD'))

it('CHK-12 adds and subtracts amounts of one currency', () => {
  expect(addMoney(money(3200, 'SGD'), money(1000, 'SGD'))).toEqual(money(4200, 'SGD'))
  expect(subtractMoney(money(3200, 'SGD'), money(4000, 'SGD'))).toEqual(money(-800, 'SGD'))
  expect(sumMoney([money(100_000, 'IDR'), money(65_000, 'IDR')], 'IDR')).toEqual(
    money(165_000, 'IDR'),
  )
  expect(sumMoney([], 'MYR')).toEqual(money(0, 'MYR'))
})

it('CHK-12 addition is associative and commutative, and negation undoes it', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (a, b, c) => {
      expect(addMoney(addMoney(a, b), c)).toEqual(addMoney(a, addMoney(b, c)))
      expect(addMoney(a, b)).toEqual(addMoney(b, a))
      expect(addMoney(addMoney(a, b), negateMoney(b))).toEqual(a)
    }),
  )
})

it('CRT-1 never adds two currencies', () => {
  expect(() => addMoney(money(1, 'SGD'), money(1, 'IDR'))).toThrow(TypeError)
  expect(() => sumMoney([money(1, 'SGD')], 'IDR')).toThrow(TypeError)
})

it('CHK-12 throws on a sum beyond the safe integers', () => {
  expect(() => addMoney(money(Number.MAX_SAFE_INTEGER, 'IDR'), money(1, 'IDR'))).toThrow(RangeError)
})
