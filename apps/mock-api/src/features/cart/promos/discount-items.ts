import { discountPrice, zeroMoney } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { OrderedItem } from '../travellers/price-ordered-item.ts'
import { promoDiscounts } from './promo-discounts.ts'

/** The items of an order with what its promo code takes off them, each with a line of its own; as they are without a code. */
export async function discountItems(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller' | 'now'>,
  items: readonly OrderedItem[],
  { code, currency, email }: { code: string; currency: string; email: string },
): Promise<{ items: readonly OrderedItem[]; promoCode: string }> {
  if (code.trim() === '') return { items, promoCode: '' }
  const { promo, discounts } = await promoDiscounts(ctx, {
    code,
    currency,
    email,
    items: items.map(({ row, price }) => ({ product: row.item_content, total: price.total })),
  })
  const discounted = items.map((item, index) => {
    const amount = discounts[index] ?? zeroMoney(currency)
    return { ...item, price: discountPrice(item.price, { code: promo.code, amount }) }
  })
  return { items: discounted, promoCode: promo.code }
}
