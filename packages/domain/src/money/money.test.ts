import { describe, expect, it } from 'vitest'

import { currencyExponent, priceIncrement } from './currency-exponent.ts'
import { assertSameUnit, isSameUnit, money, zeroMoney } from './money.ts'

describe('money', () => {
  it('CHK-12 has the decimals that are in use, not those of ISO 4217', () => {
    expect(money(415_000, 'IDR')).toEqual({ amount: 415_000, currency: 'IDR', exponent: 0 })
    expect(money(4850, 'SGD')).toEqual({ amount: 4850, currency: 'SGD', exponent: 2 })
    expect(zeroMoney('TWD')).toEqual({ amount: 0, currency: 'TWD', exponent: 0 })
    expect(currencyExponent('EUR')).toBe(2)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'CHK-12 throws on %s, which is not a safe integer',
    (amount) => {
      expect(() => money(amount, 'SGD')).toThrow(RangeError)
    },
  )

  it('CHK-12 has no negative zero', () => {
    expect(Object.is(money(-0, 'SGD').amount, 0)).toBe(true)
  })
})

it('CRT-1 units differ by currency or by exponent', () => {
  expect(isSameUnit(money(1, 'SGD'), money(2, 'SGD'))).toBe(true)
  expect(isSameUnit(money(1, 'SGD'), money(1, 'MYR'))).toBe(false)
  expect(isSameUnit(money(1, 'IDR'), money(1, 'IDR', 2))).toBe(false)
  expect(() => assertSameUnit(money(1, 'SGD'), money(1, 'IDR'))).toThrow(TypeError)
})

it('CHK-12 prices have steps of 100 rupiah, or of a cent in other currencies', () => {
  expect(priceIncrement('IDR')).toBe(100)
  expect(priceIncrement('SGD')).toBe(1)
})
