import type { Money } from '../money/money.ts'
import { sumByCurrency } from '../money/sum-by-currency.ts'
import type { Instant } from '../time/instant.ts'
import { type Hold, holdState } from './hold.ts'

/** The fields of a cart item that totals need. Products without holds have no `hold`. */
export type CartItemToTotal = {
  readonly total: Money
  readonly dueAtCounter: readonly Money[]
  readonly hold?: Hold
}

/** Sums up what can still be ordered, by currency, online and at the counter. Expired items do not count. */
export function cartTotals(
  items: readonly CartItemToTotal[],
  now: Instant,
): { readonly total: Money[]; readonly dueAtCounter: Money[] } {
  const alive = items.filter(({ hold }) => !hold || holdState(hold, now) !== 'expired')
  return {
    total: sumByCurrency(alive.map((item) => item.total)),
    dueAtCounter: sumByCurrency(alive.flatMap((item) => item.dueAtCounter)),
  }
}
