import { addMinutes, HOLD_MINUTES } from '@selat/domain'

import type { Work } from '../../../operation/work.ts'
import { bookingDeadlineOf } from '../booking/booking-deadline.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** The most minutes for which an unpaid order keeps its seats, even if its method changes. */
const UNPAID_MINUTES_MAX = 24 * 60

/**
 * Returns the deadline of a payment that starts now: the time of its method, but not after the first sailing closes. It is
 * at most a day after the order, unless a rejected proof gives more time. A deadline given when the order was placed is
 * never shortened.
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

/**
 * Returns the new deadline after a rejected proof. The payer acted in time, so the method's whole time starts again; only
 * the closing of the first sailing limits it.
 */
export function renewedDeadline(work: Work, booking: LoadedOrder, methodMinutes: number): string {
  const deadline = addMinutes(work.now, methodMinutes)
  const closes = bookingDeadlineOf(booking, work)
  if (closes === null || deadline < closes) return deadline
  return closes < work.now ? work.now : closes
}
