import {
  addDays,
  calendarDateIn,
  HOTEL_BOOKING_CLOSES,
  isWeekendNight,
  type RoomGuests,
  type Stay,
  stayDates,
  toEpochMs,
  zonedTimeAt,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { HotelEntry } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { bookBefore } from '../days/book-before.ts'
import { toProductDay } from '../days/product-day.ts'
import type { SaleView } from '../item/product.ts'

/** A room of a stay: its kind, its offer and its guests. */
export type BookedRoom = RoomGuests & { readonly room: string; readonly offer: string }

/** A stay in one hotel in its stored form, without language and price. */
export type HotelBooking = Stay & {
  readonly item: string
  readonly rooms: readonly BookedRoom[]
}

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

/** Lists the nights in which a hotel, or one kind of room in it, has a room left. */
export function hotelDays(
  ctx: SaleView,
  entry: HotelEntry,
  dates: readonly string[],
  left: StockLeft,
  wanted?: string,
): Schemas['ProductDay'][] {
  const rooms = entry.rooms.filter(({ code }) => wanted === undefined || code === wanted)
  // The last day on sale is only a day of departure, so no night begins on it.
  const { today, lastDate } = bookableStays(ctx, entry)
  const closesAt = (checkIn: string) => bookingClosesAt(ctx, entry, { checkIn })
  return dates.map((date) => {
    const isOnSale =
      date >= today && date < lastDate && toEpochMs(ctx.now) < toEpochMs(closesAt(date))
    const free = rooms
      .map(({ code, offers }) => ({
        count: isOnSale ? left(date, code) : 0,
        price: Math.min(
          ...offers.map((offer) => (isWeekendNight(date) ? offer.perWeekendNight : offer.perNight)),
        ),
      }))
      .filter(({ count }) => count > 0)
    return toProductDay(ctx, entry, { date, isOpen: isOnSale, free })
  })
}
