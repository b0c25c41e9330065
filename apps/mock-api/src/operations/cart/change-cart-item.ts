import { partySize } from '@selat/domain'

import { findCart, findCartItem } from '../../cart/find-cart.ts'
import { partyPointers } from '../../cart/read-ferry-item.ts'
import { toWireCart } from '../../cart/wire-cart.ts'
import { priceBooking } from '../../ferry/price-booking.ts'
import { requireParty } from '../../ferry/sold-network.ts'
import { resizeSeats } from '../../inventory/seats.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { fromJsonText, toJsonText } from '../../store/json-text.ts'

export const changeCartItem = defineOperation(
  'changeCartItem',
  async ({ path, header, body }, ctx) => {
    const token = header['Cart-Token']
    const cart = await findCart(ctx, token)
    const item = await findCartItem(ctx, cart, path.itemId)
    if (item.state === 'expired') refuse('hold_expired')
    const party = { adults: body.QtyAdult, children: body.QtyChild, infants: body.QtyInfant }
    requireParty(party, partyPointers(''))

    const booking = { ...fromJsonText(item.booking), party }
    // The price that was promised was one in this currency, whatever the caller sees prices in by now.
    const { currency } = fromJsonText(item.price).total
    const price = priceBooking(ctx, booking, { currency })
    if (!price) throw new Error(`Cart item ${item.id} holds seats of a class that has no fare.`)
    await resizeSeats(ctx.store, { tenant: item.tenant, ownerId: item.id }, partySize(party))
    await ctx.store
      .updateTable('cart_items')
      .set({ booking: toJsonText(booking), price: toJsonText(price) })
      .where('tenant', '=', item.tenant)
      .where('id', '=', item.id)
      .execute()
    return { status: 200, body: await toWireCart(ctx, cart, token) }
  },
)
