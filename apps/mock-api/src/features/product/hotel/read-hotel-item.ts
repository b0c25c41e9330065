import { toEpochMs } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse, refuseFields } from '../../../engine/http/refusal.ts'
import type { HotelEntry } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import type { SaleView } from '../item/product.ts'
import { wrongQuantity } from '../item/wrong-fields.ts'
import { findEntry } from '../listing/find-entry.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { bookableStays, bookingClosesAt, stayMissed } from './hotel-days.ts'
import { findOffer } from './price-stay.ts'
import { occupancyErrors, stayErrors } from './stay-errors.ts'

/** Reads a cart item and checks it against the hotel. Prices never come from the client. */
export function readHotelItem(
  ctx: SaleView,
  { Item, Qty, Hotel }: Schemas['HotelCartItemInput'],
  pointer: string,
): HotelBooking {
  const hotel = findEntry(ctx, 'hotel', Item)
  const at = `${pointer}/Hotel`
  const stay = { checkIn: Hotel.CheckIn, checkOut: Hotel.CheckOut }
  const pointers = { checkIn: `${at}/CheckIn`, checkOut: `${at}/CheckOut` }
  refuseFields([
    ...stayErrors(stay, bookableStays(ctx, hotel), pointers),
    ...wrongQuantity(Qty, Hotel.Rooms.length, `${pointer}/Qty`),
    ...Hotel.Rooms.flatMap((room, index) => choiceErrors(hotel, room, `${at}/Rooms/${index}`)),
  ])
  requireOpen(ctx, hotel, stay)
  const rooms = Hotel.Rooms.map((room) => ({
    room: room.Room,
    offer: room.Offer,
    adults: room.Adults,
    childAges: room.ChildAges,
  }))
  const booking = { item: hotel.id, ...stay, rooms }
  requireFitting(hotel, booking, `${at}/Rooms`)
  return booking
}

/** Lists the errors of rooms that the hotel does not have, and of offers that a room does not have. */
function choiceErrors(
  hotel: HotelEntry,
  { Room, Offer }: Schemas['StayRoomInput'],
  pointer: string,
): ProblemField[] {
  if (findOffer(hotel, { room: Room, offer: Offer })) return []
  const isKnown = hotel.rooms.some(({ code }) => code === Room)
  return [{ pointer: `${pointer}/${isKnown ? 'Offer' : 'Room'}`, code: 'not_allowed', params: {} }]
}

/** Refuses a stay whose booking has closed. Tonight is sold until a fixed hour of the hotel's local time. */
function requireOpen(
  ctx: SaleView,
  hotel: HotelEntry,
  stay: Parameters<typeof bookingClosesAt>[2],
) {
  const at = bookingClosesAt(ctx, hotel, stay)
  if (toEpochMs(ctx.now) >= toEpochMs(at))
    refuse('book_before', { params: stayMissed(ctx, hotel, stay) })
}

function requireFitting(hotel: HotelEntry, { rooms }: HotelBooking, pointer: string): void {
  const errors = rooms.flatMap((wanted, index) => {
    const found = findOffer(hotel, wanted)
    return found ? occupancyErrors(wanted, found.room, `${pointer}/${index}`) : []
  })
  const [first] = errors
  if (first) refuse('party_refused', { params: first.params, errors })
}
