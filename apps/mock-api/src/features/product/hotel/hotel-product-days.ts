import { isWeekendNight, toEpochMs } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { HotelEntry } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { toProductDay } from '../days/product-day.ts'
import type { SaleView } from '../item/product.ts'
import { bookableStays, bookingClosesAt } from './hotel-days.ts'

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
