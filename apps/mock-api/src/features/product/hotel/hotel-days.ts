import {
  addDays,
  calendarDateIn,
  HOTEL_BOOKING_CLOSES,
  type Stay,
  stayDates,
  toEpochMs,
  zonedTimeAt,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { HotelEntry } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { bookBefore } from '../days/book-before.ts'

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

/** What a refusal tells of a night that it is too late for, and of the first that can be booked. */
export function stayMissed(
  ctx: Facts & Pick<Context, 'now'>,
  hotel: HotelEntry,
  stay: Pick<Stay, 'checkIn'>,
): Record<string, string> {
  const { today } = bookableStays(ctx, hotel)
  const isTonightOpen =
    toEpochMs(ctx.now) < toEpochMs(bookingClosesAt(ctx, hotel, { checkIn: today }))
  return bookBefore(ctx, {
    at: bookingClosesAt(ctx, hotel, stay),
    timeZone: timeZoneOf(ctx, hotel),
    first: isTonightOpen ? today : addDays(today, 1),
  })
}

/** When the guests have left. */
export function leavesAt(facts: Facts, hotel: HotelEntry, { checkOut }: Stay): string {
  return zonedTimeAt(checkOut, hotel.checkOutUntil, timeZoneOf(facts, hotel))
}

/** What can be booked now, by the hotel's own calendar. */
export function bookableStays(ctx: Pick<Context, 'catalogue' | 'now'>, hotel: HotelEntry) {
  return stayDates(calendarDateIn(ctx.now, timeZoneOf(ctx, hotel)))
}
