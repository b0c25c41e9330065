import { discountPrice, zeroMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { orderCurrency } from '../../cart/order-currency.ts'
import { promoDiscounts } from '../../cart/promos/promo-discounts.ts'
import { requireAgreedTotal } from '../../cart/travellers/agreed-total.ts'
import {
  type OrderedItem,
  priceOfOrder,
  priceOrderedItem,
} from '../../cart/travellers/price-ordered-item.ts'
import type { Sale } from './read-sale.ts'

/** The prices of a sale. */
export type SalePrices = {
  readonly currency: string
  /** The items with their prices before the promo code. */
  readonly net: readonly OrderedItem[]
  readonly items: readonly OrderedItem[]
  /** The promo code as the tenant spells it; empty if there is none. */
  readonly promoCode: string
}

/**
 * Prices all items by the travellers' ages, less the discounts of the promo code. Refuses if the price differs from the total
 * that the buyer agreed to. `asked` is the currency that the call names.
 */
export async function priceSale(
  ctx: Pick<
    Context,
    | 'store'
    | 'tenant'
    | 'caller'
    | 'network'
    | 'catalogue'
    | 'money'
    | 'currency'
    | 'language'
    | 'now'
  >,
  { items: sold, details }: Sale,
  { AgreedTotal, PromoCode }: Pick<Schemas['OrderInput'], 'AgreedTotal' | 'PromoCode'>,
  asked: string | undefined,
): Promise<SalePrices> {
  const currency = orderCurrency(
    sold.map(({ row }) => row),
    ctx,
    asked,
  )
  const net = sold.map((item) => priceOrderedItem(ctx, item, currency))
  const promo = { code: PromoCode ?? '', currency, email: details.contact.email }
  const { items, promoCode } = await discountItems(ctx, net, promo)
  requireAgreedTotal(AgreedTotal, priceOfOrder(ctx, { items, currency }))
  return { currency, net, items, promoCode }
}

/** Adds a line with the discount of a promo code to each item. Without a code, returns the items unchanged. */
async function discountItems(
  ctx: Pick<Context, 'store' | 'network' | 'tenant' | 'caller' | 'now'>,
  items: readonly OrderedItem[],
  { code, currency, email }: { code: string; currency: string; email: string },
): Promise<Pick<SalePrices, 'items' | 'promoCode'>> {
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
