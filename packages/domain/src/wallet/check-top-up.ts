import { compareMoney } from '../money/compare-money.ts'
import type { Money } from '../money/money.ts'

/** What one top-up may bring, both ends inclusive. */
export type TopUpBounds = { readonly minimum: Money; readonly maximum: Money }

/** Why an amount is no top-up; `bound` is what it has to reach or not to pass. */
export type TopUpAmountRefusal = {
  readonly reason: 'too_small' | 'too_large'
  readonly bound: Money
}

/** Whether an amount can top a wallet up: undefined within the bounds of its currency. Throws on another one. */
export function checkTopUpAmount(
  amount: Money,
  { minimum, maximum }: TopUpBounds,
): TopUpAmountRefusal | undefined {
  if (compareMoney(amount, minimum) < 0) return { reason: 'too_small', bound: minimum }
  if (compareMoney(amount, maximum) > 0) return { reason: 'too_large', bound: maximum }
  return undefined
}
