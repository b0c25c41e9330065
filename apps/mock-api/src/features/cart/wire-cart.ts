import { cartTotals, holdExtensionsLeft } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fromJsonText } from '../../engine/store/json-text.ts'
import type { CartRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context, WorldReader } from '../../operation/context.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { toWireBooking } from '../product/wire-booking.ts'
import type { CartItem } from './hold-item.ts'
import { itemsOfCart } from './items-of-cart.ts'

type Reader = WorldReader & Pick<Context, 'store'>

/**
 * Converts the whole cart in the caller's language. Expired items stay until they are removed, but are not part of any
 * total.
 */
export async function toWireCart(
  ctx: Reader,
  cart: Pick<CartRow, 'tenant' | 'id'>,
  token: string,
): Promise<Schemas['Cart']> {
  const { rows } = await itemsOfCart(ctx.store, cart)
  const items = rows.map((item) => ({
    ...item,
    booking: fromJsonText(item.booking),
    price: fromJsonText(item.price),
  }))
  return wireCartOf(ctx, items, token)
}

/** Converts a cart whose items are already loaded. */
export function wireCartOf(
  ctx: Reader,
  items: readonly CartItem[],
  token: string,
): Schemas['Cart'] {
  const { total, dueAtCounter } = cartTotals(items.map(toTotal), ctx.now)
  return {
    Token: token,
    Items: items.map((item) => toWireItem(ctx, item)),
    Totals: total.map(toWireMoney),
    AtCounter: dueAtCounter.map(toWireMoney),
    AsOf: ctx.now,
  }
}

function toTotal(item: CartItem) {
  return {
    ...item.price,
    hold: { expiresAt: item.hold_expires_at, extensions: item.extensions },
  }
}

function toWireItem(ctx: WorldReader, item: CartItem): Schemas['CartItem'] {
  const isHeld = item.state === 'held'
  const wire = toWireBooking(ctx, item)
  return {
    ...wire,
    Id: item.id,
    State: isHeld ? 'held' : 'expired',
    HoldExpiresAt: item.hold_expires_at,
    HoldExtensionsLeft: isHeld ? holdExtensionsLeft(item) : 0,
    PriceGuaranteedUntil: item.price_guaranteed_until,
  }
}
