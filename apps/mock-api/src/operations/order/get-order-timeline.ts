import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { loadMoments } from '../../orders/load-moments.ts'
import { toWireTimeline } from '../../orders/to-wire-timeline.ts'

export const getOrderTimeline = defineOperation(
  'getOrderTimeline',
  async ({ path, header }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const moments = await loadMoments(ctx.store, booking.order)
    return { status: 200, body: toWireTimeline(booking, moments, ctx) }
  },
)
