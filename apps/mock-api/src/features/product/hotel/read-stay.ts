import {
  type BookableDates,
  checkOccupancy,
  checkStay,
  fieldOf,
  parseRooms,
  reasonOf,
  type RoomGuests,
  type Stay,
  toEpochMs,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse, refuseFields } from '../../../engine/http/refusal.ts'
import type { HotelEntry, HotelRoom } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import type { SaleView } from '../item/product.ts'
import { wrongQuantity } from '../item/wrong-fields.ts'
import { findEntry } from '../listing/find-entry.ts'
import type { StayRequest } from './find-stay.ts'
import { findOffer } from './price-stay.ts'
import { bookableStays, bookingClosesAt, type HotelBooking, stayMissed } from './stay-terms.ts'

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

const POINTERS = { checkIn: 'query:checkIn', checkOut: 'query:checkOut' }

/** Reads the stay and the rooms of a search. Refuses with all wrong parameters. */
export function readStayRequest(
  query: { readonly checkIn: string; readonly checkOut: string; readonly rooms: string },
  dates: BookableDates,
): StayRequest {
  const stay = { checkIn: query.checkIn, checkOut: query.checkOut }
  const errors = stayErrors(stay, dates, POINTERS)
  refuseFields(errors)
  return { stay, parties: readParties(query.rooms) }
}

function readParties(rooms: string): readonly RoomGuests[] {
  const wrong = { pointer: 'query:rooms', code: 'wrong_format', params: {} }
  return parseRooms(rooms) ?? refuse('validation_failed', { errors: [wrong] })
}

/** Lists all errors in the dates of a stay, by the names of its fields. */
function stayErrors(
  stay: Stay,
  dates: BookableDates,
  pointers: Readonly<Record<keyof Stay, string>>,
): ProblemField[] {
  return checkStay(stay, dates).map(({ path, code, params }) => {
    // The contract calls the bound of any date `limit`.
    const [limit] = Object.values(params)
    return {
      pointer: pointers[fieldOf({ path }) as keyof Stay], // The rule's paths name the fields of a stay.
      code: reasonOf(code),
      params: { ...(limit !== undefined && { limit }) },
    }
  })
}

/** Lists the error of a room that does not take its guests, pointing at the wrong count. */
function occupancyErrors(guests: RoomGuests, room: HotelRoom, pointer: string): ProblemField[] {
  const issue = checkOccupancy(guests, room)
  if (!issue) return []
  const field = issue.code === 'hotel.too_many_adults' ? 'Adults' : 'ChildAges'
  return [{ pointer: `${pointer}/${field}`, code: reasonOf(issue.code), params: issue.params }]
}
