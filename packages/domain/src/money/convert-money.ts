import {
  calculator,
  convert,
  down,
  halfEven,
  halfUp,
  toSnapshot,
  transformScale,
  up,
} from 'dinero.js/bigint'

import { currencyExponent } from './currency-exponent.ts'
import { toDinero, toDineroCurrency } from './dinero-bridge.ts'
import type { ExchangeRate } from './exchange-rate.ts'
import { type Money, money } from './money.ts'

/** The rule for rounding a converted amount to the increment. `up` and `down` round towards plus and minus infinity. */
export type Rounding = 'up' | 'down' | 'half_up' | 'half_even'

const DIVIDE = { up, down, half_up: halfUp, half_even: halfEven } as const

/**
 * Converts an amount with a rate and rounds once, to a multiple of `incrementMinor` minor units of the target. Throws if the
 * rate is for another currency or the increment is not a whole number above 0.
 * @example convertMoney(money(3200, 'SGD'), exchangeRate('SGD', 'IDR', '13211.3821'), { incrementMinor: 100 }) // IDR 422,800
 */
export function convertMoney(
  value: Money,
  rate: ExchangeRate,
  { rounding = 'up', incrementMinor = 1 }: { rounding?: Rounding; incrementMinor?: number } = {},
): Money {
  if (rate.from !== value.currency)
    throw new TypeError(`Rate from ${rate.from} for money in ${value.currency}`)
  if (!Number.isSafeInteger(incrementMinor) || incrementMinor < 1)
    throw new RangeError(`Not an increment: ${incrementMinor}`)
  const exponent = currencyExponent(rate.to)
  const { amount, scale } = toSnapshot(multiplyByRate(value, rate, exponent))
  const step = BigInt(incrementMinor) * 10n ** (scale - BigInt(exponent))
  const steps = DIVIDE[rounding](amount, step, calculator)
  return money(Number(steps * BigInt(incrementMinor)), rate.to, exponent)
}

function multiplyByRate(value: Money, rate: ExchangeRate, exponent: number) {
  const currency = toDineroCurrency(rate.to, exponent)
  const exact = convert(toDinero(value), currency, {
    [rate.to]: { amount: BigInt(rate.amount), scale: BigInt(rate.scale) },
  })
  const { scale } = toSnapshot(exact)
  return scale < BigInt(exponent) ? transformScale(exact, BigInt(exponent)) : exact
}
