import { maskEmail, toEpochMs } from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { loadTimeline, type TimelineEntry } from '../booking/timeline.ts'

const PAUSE_MS = 60_000

export const resendConfirmation = defineOperation(
  'resendConfirmation',
  async ({ path, header }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const { order, items } = booking
    // The order of a change's difference has no tickets, so there is no confirmation of it.
    if (order.status !== 'POSTED' || items.length === 0)
      refuse('order_state_refused', { params: { status: order.status } })
    const moments = await loadTimeline(ctx.store, order)
    requirePause(moments, ctx.now)
    await orderEvents.publish(ctx, {
      name: 'confirmation_resent',
      booking,
      occasion: moments.length,
    })
    return { status: 200, body: { SentTo: maskEmail(fromJsonText(order.contact).email) } }
  },
)

/** Refuses a second mail within the pause, so that nobody can fill a mailbox. */
function requirePause(moments: readonly TimelineEntry[], now: string): void {
  const last = moments.findLast(({ event }) => event === 'confirmation_sent')
  if (!last) return
  const left = toEpochMs(last.at) + PAUSE_MS - toEpochMs(now)
  if (left > 0) refuse('rate_limited', { params: { seconds: Math.ceil(left / 1000) } })
}
