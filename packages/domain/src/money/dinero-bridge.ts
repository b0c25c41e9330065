import { type Dinero, dinero, toSnapshot } from 'dinero.js/bigint'

import { type Money, money } from './money.ts'

/**
 * Converts money to the form of the library, which calculates with bigint, so that no intermediate step can lose a unit.
 */
export function toDinero(value: Money): Dinero<bigint, string> {
  return dinero({
    amount: BigInt(value.amount),
    currency: toDineroCurrency(value.currency, value.exponent),
  })
}

/** Converts a currency to the form of the library. */
export function toDineroCurrency(code: string, exponent: number) {
  return { code, base: 10n, exponent: BigInt(exponent) }
}

/**
 * Converts an amount of the library to plain money. Throws a RangeError if it is beyond the safe integers or finer than its
 * exponent.
 */
export function fromDinero(value: Dinero<bigint, string>): Money {
  const { amount, currency, scale } = toSnapshot(value)
  if (scale !== currency.exponent)
    throw new RangeError(`Finer than its currency: ${amount} at scale ${scale}`)
  return money(Number(amount), currency.code, Number(currency.exponent))
}
