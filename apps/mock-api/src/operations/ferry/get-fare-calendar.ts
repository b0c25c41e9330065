import { addCalendarMonths, addDays, daysBetween } from '@selat/domain'

import { fareDays } from '../../ferry/fare-days.ts'
import { findSoldRoute } from '../../ferry/sold-network.ts'
import { loadSeatsLeft } from '../../inventory/seats-left.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const getFareCalendar = defineOperation('getFareCalendar', async ({ query }, ctx) => {
  const { from, to, month, roundTrip } = query
  findSoldRoute(ctx, { from, to })
  const basis = roundTrip ? ('round_trip' as const) : ('one_way' as const)
  const seatsLeft = await loadSeatsLeft(ctx.store, ctx.network, { from, to })
  const days = fareDays(ctx, { from, to, basis, sectorIndex: 0, seatsLeft }, datesOf(month))
  return { status: 200, body: { Month: month, Days: days } }
})

function datesOf(month: string): string[] {
  const first = `${month}-01`
  const count = daysBetween(first, addCalendarMonths(first, 1))
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
