import { expect, it } from 'vitest'

import { money } from './money.ts'
import { moneyFromDecimal, parseDecimal } from './parse-decimal.ts'

it('CHK-12 reads decimal text exactly, without floating point', () => {
  expect(parseDecimal('13211.3821')).toEqual({ amount: 132_113_821, scale: 4 })
  expect(parseDecimal('0.10')).toEqual({ amount: 1, scale: 1 })
  expect(parseDecimal('-7')).toEqual({ amount: -7, scale: 0 })
})

it.each(['', '1,5', '1e3', '.5', '1.', '99999999999999999999'])('CHK-12 refuses "%s"', (text) => {
  expect(() => parseDecimal(text)).toThrow(RangeError)
})

it('CHK-12 reads money in the main unit', () => {
  expect(moneyFromDecimal('48.5', 'SGD')).toEqual(money(4850, 'SGD'))
  expect(moneyFromDecimal('100000', 'IDR')).toEqual(money(100_000, 'IDR'))
  expect(() => moneyFromDecimal('100000.5', 'IDR')).toThrow(RangeError)
  expect(() => moneyFromDecimal('1.005', 'SGD')).toThrow(RangeError)
})
