import { compareInstants, type Money, sumMoney, toUtcText } from '@selat/domain'

import { callerAgency } from '../agency/caller-agency.ts'
import { markupOf, sellingAmountOf } from '../agency/markup-rules.ts'
import { itemsOfCart } from '../cart/items-of-cart.ts'
import { orderCurrency } from '../cart/order-currency.ts'
import type { Context } from '../kernel/context.ts'
import { refuse } from '../kernel/refusal.ts'
import { productOf } from '../products/registry.ts'
import { fromJsonText } from '../store/json-text.ts'
import type { CartItemRow, CartRow } from '../store/tables/cart-tables.ts'
import type { QuotedItem } from '../store/tables/quotation-tables.ts'

export type QuotedCart = {
  readonly items: readonly QuotedItem[]
  readonly net: Money
  readonly selling: Money
  /** Until when all of it can be booked; null where nothing has a date. */
  readonly closesAt: string | null
}

/** What a cart holds, in one currency, at the net prices of now and those of the agency's markup. */
export async function quoteCart(ctx: Context, cart: CartRow): Promise<QuotedCart> {
  const { rows } = await itemsOfCart(ctx.store, cart)
  const held = rows.filter(({ state }) => state === 'held')
  if (held.length === 0) refuse('cart_empty')
  const currency = orderCurrency(held, ctx)
  const { rules } = await markupOf(ctx, callerAgency(ctx).agency.id)
  const priced = held.map((row) => priceRow(ctx, row, currency))
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

function priceRow(ctx: Context, row: CartItemRow, currency: string): Priced {
  const { item_content: content } = row
  const booking = fromJsonText(row.booking)
  const price = productOf(content).price(ctx, booking, { currency })
  if (!price) throw new Error(`Cart item ${row.id} holds what has no price`)
  return { id: ctx.ids.make('itm'), content, booking, price }
}

function closingOf(ctx: Context, { content, booking }: Priced): string[] {
  return [productOf(content).closesAt(ctx, booking) ?? []].flat()
}
