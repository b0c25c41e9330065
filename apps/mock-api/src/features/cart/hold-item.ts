import { type Hold, type Price, startHold } from '@selat/domain'

import { hashSecret } from '../../engine/random/ids.ts'
import { insertRow } from '../../engine/store/insert-row.ts'
import { toJsonText } from '../../engine/store/json-text.ts'
import type { CartItemRow, CartRow } from '../../engine/store/tables/cart-tables.ts'
import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../operation/context.ts'
import { takeStock } from '../../world/stock/stock.ts'
import { productOf } from '../product/registry.ts'
import { priceItem } from './price-item.ts'

/** An item before it is held: a booking, and the content of the product that has read it. */
export type ItemToHold = { readonly content: ItemContent; readonly booking: BookingBase }

/** An item of a cart with its JSON columns parsed. */
export type CartItem = Omit<CartItemRow, 'booking' | 'price'> & {
  readonly booking: BookingBase
  readonly price: Price
}

/** Puts an item into a cart, takes its stock, and prices it as of today in the caller's currency. */
export async function holdItem(
  ctx: Context,
  cart: Pick<CartRow, 'tenant' | 'id'>,
  { content, booking }: ItemToHold,
  position: number,
): Promise<CartItem> {
  const product = productOf(content)
  const price = priceItem(ctx, { content, booking })
  const id = ctx.ids.make('itm')
  const owner = { tenant: cart.tenant, ownerId: id }
  const { soldOut } = product
  const claim = { requests: product.stock(booking), soldOut, holder: holderOf(ctx, cart) }
  await takeStock(ctx.store, ctx, owner, claim)
  const hold = startHold(ctx.now, { notAfter: product.closesAt(ctx, booking) })
  const item: CartItem = {
    tenant: cart.tenant,
    id,
    cart_id: cart.id,
    position,
    item_content: content,
    item: booking.item,
    state: 'held',
    booking,
    price,
    ...holdColumns(hold),
    created_at: ctx.now,
  }
  await insertRow(ctx.store, 'cart_items', {
    ...item,
    booking: toJsonText(booking),
    price: toJsonText(price),
  })
  return item
}

/**
 * Returns the client whose holds count together: the account, else the calling machine. In-process calls have no address, so
 * their holds count by cart.
 */
function holderOf({ caller, address }: Context, cart: Pick<CartRow, 'id'>): string {
  if (caller.user) return caller.user.id
  return address === null ? cart.id : `from:${hashSecret(address)}`
}

/** The columns of a hold. The price is guaranteed as long as the hold runs. */
export function holdColumns({ expiresAt, extensions }: Hold) {
  return { hold_expires_at: expiresAt, price_guaranteed_until: expiresAt, extensions }
}
