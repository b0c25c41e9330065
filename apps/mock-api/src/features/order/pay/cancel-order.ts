import { possibleEvents, paymentTransitions } from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { Work } from '../../../operation/work.ts'
import { releaseStock } from '../../../world/stock/stock.ts'
import { releaseQuotation } from '../../agency/quotations/follow-order.ts'
import { advanceOrder } from '../booking/advance-order.ts'
import { findBooking } from '../booking/find-order.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { expireChange } from '../changes/decide-change.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { toWireOrder } from '../read/to-wire-order.ts'

export const cancelOrder = defineOperation('cancelOrder', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const { order, payment } = booking
  const isOpen =
    order.status === 'ENTRY' && possibleEvents(paymentTransitions, payment.state).includes('cancel')
  if (!isOpen) refuse('order_state_refused', { params: { status: order.status } })
  return { status: 200, body: toWireOrder(await closeOrder(ctx, booking, 'cancel'), ctx) }
})

/**
 * Closes an unpaid order, when it expires or its customer cancels it. Payment and order close once, so stock is released once.
 */
export async function closeOrder(
  work: Work,
  booking: LoadedOrder,
  event: 'expire' | 'cancel',
): Promise<LoadedOrder> {
  const stopped = await advancePayment(work, booking, {
    event,
    set: { expires_at: null, settles_at: null },
  })
  const closed = await advanceOrder(work, stopped, {
    event,
    facts: { payment_cancelled: true },
    set: { expires_at: null },
  })
  for (const item of closed.items) {
    await releaseStock(work.store, { tenant: item.tenant, ownerId: item.id })
  }
  await releaseQuotation(work, closed.order)
  if (closed.change) await expireChange(work, closed, closed.change)
  // The order of a change's difference is no booking, and the change publishes its own outcome.
  if (closed.order.change_of === null)
    await orderEvents.publish(work, {
      name: event === 'expire' ? 'order_expired' : 'order_cancelled',
      booking: closed,
    })
  return closed
}
