import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { loadRefunds } from '../booking/load-refunds.ts'
import { loadTimeline } from '../booking/load-timeline.ts'
import { toWireTimeline } from './to-wire-timeline.ts'

export const getOrderTimeline = defineOperation(
  'getOrderTimeline',
  async ({ path, header }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const moments = await loadTimeline(ctx.store, booking.order)
    const refunds = await loadRefunds(ctx.store, booking.order)
    return { status: 200, body: toWireTimeline(booking, { moments, refunds }, ctx) }
  },
)
