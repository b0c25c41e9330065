import { type Issue, issue } from '../issues/issue.ts'
import { compareMoney } from '../money/compare-money.ts'
import type { Money } from '../money/money.ts'

/** The smallest and largest amount of one top-up, both inclusive. */
export type TopUpBounds = { readonly minimum: Money; readonly maximum: Money }

/** Checks the amount of a top-up; undefined if it is within the bounds of its currency. Throws on another currency. */
export function checkTopUpAmount(
  amount: Money,
  { minimum, maximum }: TopUpBounds,
): Issue<'wallet.too_small' | 'wallet.too_large'> | undefined {
  if (compareMoney(amount, minimum) < 0) return issue([], 'wallet.too_small', { bound: minimum })
  if (compareMoney(amount, maximum) > 0) return issue([], 'wallet.too_large', { bound: maximum })
  return undefined
}
