import { compareInstants, type Hold, partySize, startHold } from '@selat/domain'

import type { FerryBooking } from '../ferry/ferry-booking.ts'
import { priceBooking } from '../ferry/price-booking.ts'
import { type SeatOwner, takeSeats } from '../inventory/seats.ts'
import type { Context } from '../kernel/context.ts'
import { refuse } from '../kernel/refusal.ts'
import { insertRow } from '../store/insert-row.ts'
import { toJsonText } from '../store/json-text.ts'
import type { CartRow } from '../store/tables/cart-tables.ts'

/** Puts an item into a cart and takes its seats, priced today in the caller's currency. */
export async function holdItem(
  ctx: Context,
  cart: Pick<CartRow, 'tenant' | 'id'>,
  booking: FerryBooking,
  position: number,
): Promise<void> {
  const price = priceBooking(ctx, booking, { currency: ctx.currency })
  if (!price)
    refuse('product_unavailable', { params: booking.dateFrom ? { date: booking.dateFrom } : {} })
  const id = ctx.ids.make('itm')
  await takeBookedSeats(ctx, { tenant: cart.tenant, ownerId: id }, booking)
  const hold = startHold(ctx.now, { notAfter: holdLimit(ctx, booking) })
  await insertRow(ctx.store, 'cart_items', {
    tenant: cart.tenant,
    id,
    cart_id: cart.id,
    position,
    item_content: 'ferry',
    item: booking.item,
    state: 'held',
    booking: toJsonText(booking),
    price: toJsonText(price),
    ...holdColumns(hold),
    created_at: ctx.now,
  })
}

/** The columns of a hold. A price is promised for as long as the seats are. */
export function holdColumns({ expiresAt, extensions }: Hold) {
  return { hold_expires_at: expiresAt, price_guaranteed_until: expiresAt, extensions }
}

/** Until when a hold can last: the first of its sailings to close. None for open tickets. */
export function holdLimit(
  { network }: Pick<Context, 'network'>,
  { sectors }: FerryBooking,
): string | undefined {
  return sectors
    .flatMap(({ sailingId }) => (sailingId === null ? [] : (network.sailing(sailingId) ?? [])))
    .map(({ bookingClosesAt }) => bookingClosesAt)
    .toSorted(compareInstants)[0]
}

/** Everyone takes a place, infants too. An open ticket takes none before it is dated. */
async function takeBookedSeats(ctx: Context, owner: SeatOwner, booking: FerryBooking) {
  const sectors = booking.sectors.flatMap(({ sailingId, class: travelClass }) =>
    sailingId === null ? [] : [{ sailingId, class: travelClass }],
  )
  await takeSeats(ctx.store, ctx.network, owner, { seats: partySize(booking.party), sectors })
}
