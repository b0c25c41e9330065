import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { convertMoney, type Rounding } from './convert-money.ts'
import { exchangeRate } from './exchange-rate.ts'
import { money } from './money.ts'

const SGD_TO_IDR = exchangeRate('SGD', 'IDR', '13211.3821')
const IDR_TO_SGD = exchangeRate('IDR', 'SGD', '0.0000756923')
const ROUNDINGS = ['up', 'down', 'half_up', 'half_even'] as const

describe('convertMoney', () => {
  it('CHK-12 rounds up to the increment', () => {
    const fare = money(4800, 'SGD') // 634,146.34 rupiah

    expect(convertMoney(fare, SGD_TO_IDR)).toEqual(money(634_147, 'IDR'))
    expect(convertMoney(fare, SGD_TO_IDR, { incrementMinor: 100 })).toEqual(money(634_200, 'IDR'))
    expect(convertMoney(fare, SGD_TO_IDR, { incrementMinor: 1000 })).toEqual(money(635_000, 'IDR'))
  })

  it('CHK-12 converts to a currency with smaller units too', () => {
    expect(convertMoney(money(100_000, 'IDR'), IDR_TO_SGD)).toEqual(money(757, 'SGD'))
    expect(convertMoney(money(3, 'IDR'), exchangeRate('IDR', 'SGD', '2'))).toEqual(
      money(600, 'SGD'),
    )
  })

  it.each<[Rounding, number]>([
    ['up', 3],
    ['down', 2],
    ['half_up', 3],
    ['half_even', 2],
  ])('CHK-12 rounds 2.5 %s to %i', (rounding, expected) => {
    const half = exchangeRate('MYR', 'TWD', '0.5')

    expect(convertMoney(money(500, 'MYR'), half, { rounding }).amount).toBe(expected)
  })

  it('CHK-12 does not round a whole amount', () => {
    const rate = exchangeRate('SGD', 'IDR', '13200')
    for (const rounding of ROUNDINGS) {
      expect(convertMoney(money(100, 'SGD'), rate, { rounding, incrementMinor: 100 }).amount).toBe(
        13_200,
      )
    }
  })

  it('CHK-12 keeps the order of amounts', () => {
    const minor = fc.integer({ min: -1e9, max: 1e9 })
    fc.assert(
      fc.property(minor, minor, fc.constantFrom(...ROUNDINGS), (first, second, rounding) => {
        const [less = 0, more = 0] = [first, second].toSorted((a, b) => a - b)
        const options = { rounding, incrementMinor: 100 }
        const low = convertMoney(money(less, 'SGD'), SGD_TO_IDR, options)
        const high = convertMoney(money(more, 'SGD'), SGD_TO_IDR, options)
        expect(low.amount).toBeLessThanOrEqual(high.amount)
      }),
    )
  })

  it('CHK-12 rounding up never falls short, and adds less than an increment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 1, max: 5000 }),
        (cents, incrementMinor) => {
          const { amount } = convertMoney(money(cents, 'SGD'), SGD_TO_IDR, { incrementMinor })
          // In millionths of a rupiah, so that the comparison is exact.
          const exact = BigInt(cents) * 132_113_821n
          const converted = BigInt(amount) * 1_000_000n
          expect(amount % incrementMinor).toBe(0)
          expect(converted >= exact).toBe(true)
          expect(converted - exact < BigInt(incrementMinor) * 1_000_000n).toBe(true)
        },
      ),
    )
  })

  it('CHK-12 throws on a rate of another currency, a bad increment, and overflow', () => {
    expect(() => convertMoney(money(1, 'MYR'), SGD_TO_IDR)).toThrow(TypeError)
    expect(() => convertMoney(money(1, 'SGD'), SGD_TO_IDR, { incrementMinor: 0 })).toThrow(
      RangeError,
    )
    expect(() => convertMoney(money(1, 'SGD'), SGD_TO_IDR, { incrementMinor: 0.5 })).toThrow(
      RangeError,
    )
    expect(() => convertMoney(money(Number.MAX_SAFE_INTEGER, 'SGD'), SGD_TO_IDR)).toThrow(
      RangeError,
    )
  })
})
