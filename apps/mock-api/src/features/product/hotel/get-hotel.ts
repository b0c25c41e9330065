import { nightsOf } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineOperation } from '../../../operation/operation.ts'
import type { HotelEntry, HotelRoom } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import type { SaleView } from '../item/product.ts'
import { findReplaced } from '../item/replaced-item.ts'
import { findEntry } from '../listing/find-entry.ts'
import { toDetailHead, toWireFact } from '../listing/wire-product.ts'
import { findStay, type FoundStay, type StayRequest } from './find-stay.ts'
import { averageNight, priceRooms } from './price-stay.ts'
import { readStayRequest } from './read-stay.ts'
import { summarise } from './review-summary.ts'
import { bookableStays } from './stay-terms.ts'
import { toWireCancellation } from './wire-stay.ts'

export const getHotel = defineOperation('getHotel', async ({ path, query, header }, ctx) => {
  const hotel = findEntry(ctx, 'hotel', path.id)
  const asked = readStayRequest(query, bookableStays(ctx, hotel))
  const request = { ...asked, replaced: await findReplaced(ctx, { query, header }) }
  return {
    status: 200,
    body: toWireHotel(ctx, hotel, request, await findStay(ctx, hotel, request)),
  }
})

/** The number of facts at the top of a hotel's page; the list of facilities shows all of them. */
const LEADING_FACTS = 4

/** Converts a hotel with the availability and prices of its rooms for a stay. */
function toWireHotel(
  ctx: SaleView,
  hotel: HotelEntry,
  request: StayRequest,
  found: FoundStay,
): Schemas['Hotel'] {
  const { language } = ctx
  const head = toDetailHead(ctx, 'hotel', hotel)
  return {
    ...head,
    Facts: head.Facts.slice(0, LEADING_FACTS),
    Facilities: hotel.facts.map((code) => toWireFact(ctx, code)),
    Stars: hotel.stars,
    CheckInFrom: hotel.checkInFrom,
    CheckOutUntil: hotel.checkOutUntil,
    ChildPolicy: hotel.childPolicies[language],
    TaxNote: hotel.taxNotes[language],
    Reviews: summarise(hotel),
    Nights: nightsOf(request.stay),
    Rooms: hotel.rooms.map((room) => toWireRoom(ctx, hotel, room, { request, found })),
    Unavailable: found.unavailable,
  }
}

function toWireRoom(
  ctx: SaleView,
  hotel: HotelEntry,
  room: HotelRoom,
  { request: { stay }, found }: { readonly request: StayRequest; readonly found: FoundStay },
): Schemas['HotelRoom'] {
  return {
    Code: room.code,
    Name: room.names[ctx.language],
    Beds: room.beds[ctx.language],
    SizeM2: room.sizeM2,
    MaxAdults: room.maxAdults,
    MaxChildren: room.maxChildren,
    MaxGuests: room.maxGuests,
    Left: found.left(room.code),
    Offers: room.offers.map((offer) => {
      const rooms = [{ room, offer }]
      const { total } = priceRooms(ctx, hotel, { stay, rooms, currency: ctx.currency })
      return {
        Offer: offer.code,
        Board: offer.board,
        Cancellation: toWireCancellation(ctx, hotel, stay, offer),
        Total: toWireMoney(total),
        PerNight: toWireMoney(averageNight(ctx, total, nightsOf(stay))),
      }
    }),
  }
}
