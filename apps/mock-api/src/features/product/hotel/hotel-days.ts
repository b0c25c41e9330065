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

/** Returns the instant until which a stay that begins on a day can be booked. */
export function bookingClosesAt(
  facts: Facts,
  hotel: HotelEntry,
  { checkIn }: Pick<Stay, 'checkIn'>,
): string {
  return zonedTimeAt(checkIn, HOTEL_BOOKING_CLOSES, timeZoneOf(facts, hotel))
}

/** Returns the params of the refusal of a stay whose booking has closed, with the first night that can be booked. */
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

/** Returns the latest instant of check-out. */
export function leavesAt(facts: Facts, hotel: HotelEntry, { checkOut }: Stay): string {
  return zonedTimeAt(checkOut, hotel.checkOutUntil, timeZoneOf(facts, hotel))
}

/** Returns the dates that can be booked now, in the hotel's zone. */
export function bookableStays(ctx: Pick<Context, 'catalogue' | 'now'>, hotel: HotelEntry) {
  return stayDates(calendarDateIn(ctx.now, timeZoneOf(ctx, hotel)))
}
