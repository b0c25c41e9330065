import { cartTotals, holdExtensionsLeft, type Price } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toWireMoney } from '../ferry/wire-money.ts'
import type { Context } from '../kernel/context.ts'
import { toWireBooking } from '../products/wire-booking.ts'
import { fromJsonText } from '../store/json-text.ts'
import { statement } from '../store/statement.ts'
import type { CartItemRow, CartRow } from '../store/tables/cart-tables.ts'

/** The whole cart in the caller's language. Expired items stay until they are removed; they count for nothing. */
export async function toWireCart(
  ctx: Context,
  cart: Pick<CartRow, 'tenant' | 'id'>,
  token: string,
): Promise<Schemas['Cart']> {
  const { rows } = await itemsOf(ctx.store, cart)
  const items = rows.map((item) => ({ ...item, price: fromJsonText(item.price) }))
  const { total, dueAtCounter } = cartTotals(items.map(toTotal), ctx.now)
  return {
    Token: token,
    Items: items.map((item) => toWireItem(ctx, item)),
    Totals: total.map(toWireMoney),
    AtCounter: dueAtCounter.map(toWireMoney),
    AsOf: ctx.now,
  }
}

const itemsOf = statement((db, { tenant, id }: Pick<CartRow, 'tenant' | 'id'>) =>
  db
    .selectFrom('cart_items')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('cart_id', '=', id)
    .where('state', '!=', 'ordered')
    .orderBy('position'),
)

type PricedItem = Omit<CartItemRow, 'price'> & { readonly price: Price }

function toTotal(item: PricedItem) {
  return {
    ...item.price,
    hold: { expiresAt: item.hold_expires_at, extensions: item.extensions },
  }
}

function toWireItem(ctx: Context, item: PricedItem): Schemas['CartItem'] {
  const isHeld = item.state === 'held'
  const wire = toWireBooking(ctx, { ...item, booking: fromJsonText(item.booking) })
  return {
    ...wire,
    Id: item.id,
    State: isHeld ? 'held' : 'expired',
    HoldExpiresAt: item.hold_expires_at,
    HoldExtensionsLeft: isHeld ? holdExtensionsLeft(item) : 0,
    PriceGuaranteedUntil: item.price_guaranteed_until,
  }
}
