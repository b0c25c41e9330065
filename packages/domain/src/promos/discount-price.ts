import type { Price } from '../fares/price-line.ts'
import { negateMoney, subtractMoney } from '../money/add-money.ts'
import { compareMoney } from '../money/compare-money.ts'
import type { Money } from '../money/money.ts'

/**
 * Returns a price with a discount as its last line; unchanged if the discount is 0. `amount` is the discount in the price's
 * currency, from 0 to the total; anything else throws. Amounts due at counters stay as they are.
 * @example discountPrice(price, { code: 'SELAT10', amount: money(37_000, 'IDR') })
 */
export function discountPrice(
  price: Price,
  { code, amount }: { readonly code: string; readonly amount: Money },
): Price {
  if (amount.amount < 0 || compareMoney(amount, price.total) > 0)
    throw new RangeError(`Discount ${code} of ${amount.amount} off ${price.total.amount}`)
  if (amount.amount === 0) return price
  const off = negateMoney(amount)
  const line = { kind: 'discount', code, quantity: 1, payAt: 'online' } as const
  return {
    ...price,
    lines: [...price.lines, { ...line, unitAmount: off, amount: off }],
    total: subtractMoney(price.total, amount),
  }
}
