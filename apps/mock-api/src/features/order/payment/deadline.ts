import { addMinutes, HOLD_MINUTES } from '@selat/domain'

import type { Work } from '../../../operation/work.ts'
import { bookingDeadlineOf } from '../booking/booking-deadline.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** However often the method is changed, seats are not kept unpaid for longer. */
const UNPAID_MINUTES_MAX = 24 * 60

/**
 * When a payment expires that starts its clock now. That is after the time of its method, but not later than the
 * closing of the first sailing. It is not later than a day after the order either, unless a proof was refused, which
 * gives more time. What was given at placing is never taken back.
 */
export function paymentDeadline(work: Work, booking: LoadedOrder, methodMinutes: number): string {
  const { order, payment } = booking
  const day = addMinutes(order.created_at, UNPAID_MINUTES_MAX)
  const running = payment.expires_at ?? day
  const limits = [
    addMinutes(work.now, methodMinutes),
    running > day ? running : day,
    bookingDeadlineOf(booking, work),
  ].filter((limit) => limit !== null)
  const promised = addMinutes(order.created_at, HOLD_MINUTES)
  const deadline = limits.reduce((first, limit) => (limit < first ? limit : first))
  return deadline < promised ? promised : deadline
}

/** After a rejected proof the clock starts anew: the payer acted in time. Only the closing of the first sailing ends it sooner. */
export function renewedDeadline(work: Work, booking: LoadedOrder, methodMinutes: number): string {
  const deadline = addMinutes(work.now, methodMinutes)
  const closes = bookingDeadlineOf(booking, work)
  if (closes === null || deadline < closes) return deadline
  return closes < work.now ? work.now : closes
}
