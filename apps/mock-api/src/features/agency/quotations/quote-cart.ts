import { compareInstants, type Money, sumMoney, toUtcText } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { CartRow } from '../../../engine/store/tables/cart-tables.ts'
import type { QuotedItem } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { priceKnownTravellers } from '../../cart/travellers/price-known-travellers.ts'
import { productOf } from '../../product/registry.ts'
import { callerAgency } from '../caller-agency.ts'
import { markupOf, sellingAmountOf } from '../markup-rules.ts'

export type QuotedCart = {
  readonly items: readonly QuotedItem[]
  readonly net: Money
  readonly selling: Money
  /** The instant until which all items can be booked; null if none has a date. */
  readonly closesAt: string | null
}

/**
 * Prices a cart for a quotation in one currency, at present net prices and with the agency's markup. The price takes ages
 * and passports into account for travellers who are known.
 */
export async function quoteCart(
  ctx: Context,
  cart: CartRow,
  named: readonly Schemas['CartTravellers'][],
): Promise<QuotedCart> {
  const { items: known, currency } = await priceKnownTravellers(ctx, cart, named)
  const { rules } = await markupOf(ctx, callerAgency(ctx).agency.id)
  const priced = known.map(({ row, booking, price }): Priced => {
    const travellers = named.find(({ CartItem }) => CartItem === row.id)?.Travellers ?? []
    const quoted = { id: ctx.ids.make('itm'), content: row.item_content, booking, price }
    return travellers.length > 0 ? { ...quoted, travellers } : quoted
  })
  const items = priced.map((item) => ({
    ...item,
    selling: sellingAmountOf(ctx, { ...item, item_content: item.content }, rules),
  }))
  const [closesAt] = priced.flatMap((item) => closingOf(ctx, item)).toSorted(compareInstants)
  return {
    items: items.map(({ selling, ...item }) => ({ ...item, sellingAmount: selling.amount })),
    net: sumMoney(
      items.map(({ price }) => price.total),
      currency,
    ),
    selling: sumMoney(
      items.map(({ selling }) => selling),
      currency,
    ),
    closesAt: closesAt === undefined ? null : toUtcText(closesAt),
  }
}

type Priced = Omit<QuotedItem, 'sellingAmount'>

function closingOf(ctx: Context, { content, booking }: Priced): string[] {
  return [productOf(content).closesAt(ctx, booking) ?? []].flat()
}
