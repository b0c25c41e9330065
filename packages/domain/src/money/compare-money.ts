import { assertSameUnit, type Money } from './money.ts'

/**
 * Returns a negative number, zero or a positive number if the first amount is less than, equal to or more than the second.
 * Throws on different currencies.
 */
export function compareMoney(first: Money, second: Money): number {
  assertSameUnit(first, second)
  return first.amount - second.amount
}

/** Returns the least of some amounts of one currency; undefined if there are none. */
export function leastMoney(amounts: readonly Money[]): Money | undefined {
  return amounts.reduce<Money | undefined>(
    (least, amount) => (least === undefined || compareMoney(amount, least) < 0 ? amount : least),
    undefined,
  )
}
