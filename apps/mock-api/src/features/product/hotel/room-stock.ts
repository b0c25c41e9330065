import { datesOfNights, type Stay } from '@selat/domain'

import { resourceOf } from '../../../world/catalogue/resource.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import type { StockRequest } from '../../../world/stock/stock-request.ts'
import type { HotelBooking } from './stay-terms.ts'

/** Returns the stock that a stay needs: rooms of each kind in each night. */
export function stockOfStay(booking: HotelBooking): StockRequest[] {
  const counts = Map.groupBy(booking.rooms, ({ room }) => room)
  return datesOfNights(booking).flatMap((date) =>
    [...counts].map(([unit, rooms]) => ({
      resource: resourceOf(booking.item, date),
      unit,
      count: rooms.length,
    })),
  )
}

/** Returns the fewest rooms of a kind left in any night of a stay. */
export function leftInStay(left: StockLeft, stay: Stay, room: string): number {
  return Math.max(0, Math.min(...datesOfNights(stay).map((date) => left(date, room))))
}

/** Finds the first night in which no room of some kinds is left. */
export function firstFullNight(
  left: StockLeft,
  stay: Stay,
  rooms: readonly string[],
): string | undefined {
  return datesOfNights(stay).find((date) => rooms.every((room) => left(date, room) <= 0))
}
