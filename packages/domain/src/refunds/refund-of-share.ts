import { addMoney } from '../money/add-money.ts'
import type { Money } from '../money/money.ts'
import type { PriceShare } from './share-price.ts'

/**
 * Calculates the refund of a share: the percentage of `graded` less the discount, rounded half up, and all of `whole`. If
 * the discount exceeds the graded part, it reduces the whole part. The refund never exceeds what was paid. Throws unless
 * `percent` is an integer from 0 to 100.
 * @example refundOfShare({ graded: money(4800, 'SGD'), whole: money(1000, 'SGD'), discount: money(0, 'SGD') }, 75) // 46.00
 */
export function refundOfShare({ graded, whole, discount }: PriceShare, percent: number): Money {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RangeError(`Not per cent: ${percent}`)
  const base = addMoney(graded, discount)
  if (base.amount < 0) return addMoney(whole, base)
  return addMoney(whole, { ...base, amount: percentOf(base.amount, percent) })
}

/** Calculates with big integers, so that large amounts are exact. */
function percentOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(percent) * 2n + 100n) / 200n)
}
