import {
  calendarDateIn,
  HOTEL_BOOKING_CLOSES,
  type Stay,
  stayDates,
  zonedTimeAt,
} from '@selat/domain'

import type { HotelEntry } from '../fixtures/catalogue/hotel-schema.ts'
import type { Context } from '../kernel/context.ts'

type Facts = Pick<Context, 'catalogue'>

export function timeZoneOf({ catalogue }: Facts, hotel: HotelEntry): string {
  return catalogue.place(hotel.place).timeZone
}

/** Until when a stay that begins on a day can be booked. */
export function bookingClosesAt(
  facts: Facts,
  hotel: HotelEntry,
  { checkIn }: Pick<Stay, 'checkIn'>,
): string {
  return zonedTimeAt(checkIn, HOTEL_BOOKING_CLOSES, timeZoneOf(facts, hotel))
}

/** When the guests have left. */
export function leavesAt(facts: Facts, hotel: HotelEntry, { checkOut }: Stay): string {
  return zonedTimeAt(checkOut, hotel.checkOutUntil, timeZoneOf(facts, hotel))
}

/** What can be booked now, by the hotel's own calendar. */
export function bookableStays(ctx: Pick<Context, 'catalogue' | 'now'>, hotel: HotelEntry) {
  return stayDates(calendarDateIn(ctx.now, timeZoneOf(ctx, hotel)))
}
