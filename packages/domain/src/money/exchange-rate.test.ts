import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { exchangeRate, type ExchangeRate, rateBetween } from './exchange-rate.ts'

const rates = [
  exchangeRate('SGD', 'IDR', '13211.3821'),
  exchangeRate('MYR', 'IDR', '4230.0167'),
  exchangeRate('USD', 'IDR', '17010.9782'),
]

const valueOf = (rate: ExchangeRate | undefined) =>
  rate ? rate.amount / 10 ** rate.scale : Number.NaN

it('CHK-12 a rate is stored as a scaled integer', () => {
  expect(exchangeRate('SGD', 'IDR', '13211.3821')).toEqual({
    from: 'SGD',
    to: 'IDR',
    amount: 132_113_821,
    scale: 4,
  })
  expect(() => exchangeRate('SGD', 'IDR', '0')).toThrow(RangeError)
  expect(() => exchangeRate('SGD', 'IDR', '-1')).toThrow(RangeError)
})

it('CHK-12 finds a rate as quoted, inverted, or over a third currency', () => {
  expect(rateBetween(rates, 'SGD', 'IDR')).toBe(rates[0])
  expect(valueOf(rateBetween(rates, 'IDR', 'SGD'))).toBeCloseTo(1 / 13211.3821, 14)
  expect(valueOf(rateBetween(rates, 'SGD', 'MYR'))).toBeCloseTo(13211.3821 / 4230.0167, 10)
  expect(rateBetween(rates, 'IDR', 'SGD')).toMatchObject({ from: 'IDR', to: 'SGD' })
})

it('CHK-12 finds no rate between currencies without a connection', () => {
  expect(rateBetween(rates, 'SGD', 'THB')).toBeUndefined()
  expect(rateBetween([], 'SGD', 'IDR')).toBeUndefined()
})

it('CHK-12 a rate times its inverse is one, to ten digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.nat(8), (amount, scale) => {
      const there = { from: 'A', to: 'B', amount, scale }
      const product = valueOf(there) * valueOf(rateBetween([there], 'B', 'A'))
      expect(Math.abs(product - 1)).toBeLessThan(1e-10)
    }),
  )
})
