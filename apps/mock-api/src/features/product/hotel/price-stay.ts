import { type Money, money, type Price, priceUnits, type Stay, unitsOfRoom } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type {
  HotelEntry,
  HotelOffer,
  HotelRoom,
} from '../../../world/fixtures/catalogue/hotel-schema.ts'
import type { HotelBooking } from './stay-terms.ts'

type RoomOffer = { readonly room: HotelRoom; readonly offer: HotelOffer }

/** Finds a room of a hotel and one of its offers; undefined if the hotel does not have both. */
export function findOffer(
  hotel: HotelEntry,
  wanted: { readonly room: string; readonly offer: string },
): RoomOffer | undefined {
  const room = hotel.rooms.find(({ code }) => code === wanted.room)
  const offer = room?.offers.find(({ code }) => code === wanted.offer)
  return room && offer ? { room, offer } : undefined
}

/** Calculates the price of some rooms for a stay. The `sector` of a line is the index of its room. */
export function priceRooms(
  ctx: Pick<Context, 'money'>,
  hotel: HotelEntry,
  {
    stay,
    rooms,
    currency,
  }: { readonly stay: Stay; readonly rooms: readonly RoomOffer[]; readonly currency: string },
): Price {
  const own = (amount: number) => money(amount, hotel.currency, hotel.exponent)
  const units = rooms.flatMap(({ room, offer }, sector) =>
    unitsOfRoom(stay, {
      code: lineCode(room.code, offer.code),
      sector,
      rate: { perNight: own(offer.perNight), perWeekendNight: own(offer.perWeekendNight) },
    }),
  )
  return priceUnits(units, ctx.money.selling(currency))
}

/** Calculates the price of a booked stay; null if one of its rooms is no longer sold. */
export function priceStay(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: HotelBooking,
  currency: string,
): Price | null {
  const hotel = ctx.catalogue.entry('hotel', booking.item)
  const rooms = hotel ? booking.rooms.flatMap((wanted) => findOffer(hotel, wanted) ?? []) : []
  if (!hotel || rooms.length < booking.rooms.length) return null
  return priceRooms(ctx, hotel, { stay: booking, rooms, currency })
}

/** Returns the average price of a night, rounded to a price step of the currency. Only the lines have the exact prices. */
export function averageNight(ctx: Pick<Context, 'money'>, total: Money, nights: number): Money {
  const step = ctx.money.currency(total.currency).priceIncrementMinor
  const amount = Math.round(total.amount / nights / step) * step
  return money(amount, total.currency, total.exponent)
}

function lineCode(room: string, offer: string): string {
  return `${room}_${offer}`
}
