import { cartTotals, holdExtensionsLeft } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toWireMoney } from '../ferry/wire-money.ts'
import { toWirePrice } from '../ferry/wire-price.ts'
import { toWireFerryItem } from '../ferry/wire-sector.ts'
import type { Context } from '../kernel/context.ts'
import { fromJsonText } from '../store/json-text.ts'
import type { CartItemRow, CartRow } from '../store/tables/cart-tables.ts'

/** The whole cart in the caller's language. Expired items stay until they are removed; they count for nothing. */
export async function toWireCart(
  ctx: Context,
  cart: Pick<CartRow, 'tenant' | 'id'>,
  token: string,
): Promise<Schemas['Cart']> {
  const items = await ctx.store
    .selectFrom('cart_items')
    .selectAll()
    .where('tenant', '=', cart.tenant)
    .where('cart_id', '=', cart.id)
    .where('state', '!=', 'ordered')
    .orderBy('position')
    .execute()
  const { total, dueAtCounter } = cartTotals(items.map(toTotal), ctx.now)
  return {
    Token: token,
    Items: items.map((item) => toWireItem(ctx, item)),
    Totals: total.map(toWireMoney),
    AtCounter: dueAtCounter.map(toWireMoney),
    AsOf: ctx.now,
  }
}

function toTotal(item: CartItemRow) {
  return {
    ...fromJsonText(item.price),
    hold: { expiresAt: item.hold_expires_at, extensions: item.extensions },
  }
}

function toWireItem(ctx: Context, item: CartItemRow): Schemas['CartItem'] {
  const booking = fromJsonText(item.booking)
  const isHeld = item.state === 'held'
  const ferry = toWireFerryItem(booking, ctx)
  return {
    Id: item.id,
    ItemContent: item.item_content,
    Item: item.item,
    Qty: ferry.Qty,
    State: isHeld ? 'held' : 'expired',
    HoldExpiresAt: item.hold_expires_at,
    HoldExtensionsLeft: isHeld ? holdExtensionsLeft(item) : 0,
    PriceGuaranteedUntil: item.price_guaranteed_until,
    Price: toWirePrice(fromJsonText(item.price), ctx),
    Ferry: ferry,
  }
}
