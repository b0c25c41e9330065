import { currencyExponent } from './currency-exponent.ts'

/** An amount in whole units of 10^-exponent of the currency: `{amount: 4850, currency: 'SGD', exponent: 2}` is S$48.50. */
export type Money = {
  readonly amount: number
  readonly currency: string
  readonly exponent: number
}

/**
 * Makes money from an amount in minor units. Throws a RangeError if the amount is not a safe integer.
 * @example money(4850, 'SGD') // S$48.50
 */
export function money(
  amountMinor: number,
  currency: string,
  exponent = currencyExponent(currency),
): Money {
  if (!Number.isSafeInteger(amountMinor))
    throw new RangeError(`Not a safe amount: ${amountMinor} ${currency}`)
  // Negative zero would differ from zero on the wire and in tests.
  return { amount: amountMinor || 0, currency, exponent }
}

/** Makes an amount of zero in a currency. */
export function zeroMoney(currency: string): Money {
  return money(0, currency)
}

/** Whether two amounts can be added: same currency, same exponent. */
export function isSameUnit(first: Money, second: Money): boolean {
  return first.currency === second.currency && first.exponent === second.exponent
}

/** Throws a TypeError if two amounts cannot be added or compared. */
export function assertSameUnit(first: Money, second: Money): void {
  if (!isSameUnit(first, second)) {
    throw new TypeError(
      `Different units: ${first.currency}/${first.exponent} and ${second.currency}/${second.exponent}`,
    )
  }
}
