import { type Dinero, dinero, toSnapshot } from 'dinero.js/bigint'

import { type Money, money } from './money.ts'

/** Money as the calculating library holds it: bigint, so that no step in between can lose a unit. */
export function toDinero(value: Money): Dinero<bigint, string> {
  return dinero({
    amount: BigInt(value.amount),
    currency: toDineroCurrency(value.currency, value.exponent),
  })
}

/** A currency as the calculating library wants it. */
export function toDineroCurrency(code: string, exponent: number) {
  return { code, base: 10n, exponent: BigInt(exponent) }
}

/** Back to plain money; throws a RangeError when the amount is past the safe integers or finer than its exponent. */
export function fromDinero(value: Dinero<bigint, string>): Money {
  const { amount, currency, scale } = toSnapshot(value)
  if (scale !== currency.exponent)
    throw new RangeError(`Finer than its currency: ${amount} at scale ${scale}`)
  return money(Number(amount), currency.code, Number(currency.exponent))
}
