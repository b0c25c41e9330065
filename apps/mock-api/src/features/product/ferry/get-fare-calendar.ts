import { addCalendarMonths, addDays, daysBetween } from '@selat/domain'

import { defineSharedOperation } from '../../../operation/operation.ts'
import { readSeats, toSeatsLeft } from '../../../world/stock/seats-left.ts'
import { fareDays } from './fare-days.ts'
import { findSoldRoute } from './sold-network.ts'

export const getFareCalendar = defineSharedOperation('getFareCalendar', {
  read({ query: { from, to, month } }, ctx) {
    findSoldRoute(ctx, { from, to })
    const dates = datesOf(month)
    const [first = month] = dates
    return readSeats(ctx.store, ctx.network, [{ from, to, first, last: dates.at(-1) ?? first }])
  },
  answer({ query: { from, to, month, roundTrip, class: travelClass } }, ctx, seats) {
    const basis = roundTrip ? ('round_trip' as const) : ('one_way' as const)
    const seatsLeft = toSeatsLeft(seats, ctx.network)
    const request = { from, to, basis, sectorIndex: 0, class: travelClass, seatsLeft }
    return { status: 200, body: { Month: month, Days: fareDays(ctx, request, datesOf(month)) } }
  },
})

function datesOf(month: string): string[] {
  const first = `${month}-01`
  const count = daysBetween(first, addCalendarMonths(first, 1))
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
