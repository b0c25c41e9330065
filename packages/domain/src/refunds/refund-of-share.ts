import { addMoney } from '../money/add-money.ts'
import type { Money } from '../money/money.ts'
import type { PriceShare } from './share-price.ts'

/**
 * What comes back of a share: so many per cent of what the rule grades, less the discount on it, rounded half up, and the
 * rest whole. A discount that is more than the graded part is taken from the whole one. Never more than was paid.
 * @example refundOfShare({ graded: money(4800, 'SGD'), whole: money(1000, 'SGD'), discount: money(0, 'SGD') }, 75) // 46.00
 */
export function refundOfShare({ graded, whole, discount }: PriceShare, percent: number): Money {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RangeError(`Not per cent: ${percent}`)
  const base = addMoney(graded, discount)
  if (base.amount < 0) return addMoney(whole, base)
  return addMoney(whole, { ...base, amount: percentOf(base.amount, percent) })
}

/** By whole numbers of any size, so that no amount is too great for it. */
function percentOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(percent) * 2n + 100n) / 200n)
}
