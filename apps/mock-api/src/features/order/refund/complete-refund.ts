import { refundTransitions, transition } from '@selat/domain'

import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import type { RefundRecord } from '../booking/load-refunds.ts'
import { orderEvents } from '../booking/order-events.ts'
import { bookRefundPaid } from '../money/book-refund.ts'

/** Completes a refund. If two calls are concurrent, only the first books it and publishes the event. */
export async function completeRefund(
  work: Work,
  booking: LoadedOrder,
  refund: RefundRecord,
): Promise<RefundRecord> {
  const step = transition(refundTransitions, refund.state, 'complete')
  if (!step.ok) return refund
  const done = { state: step.state, settles_at: null, completed_at: work.now }
  const { numUpdatedRows } = await work.store
    .updateTable('refunds')
    .set(done)
    .where('tenant', '=', refund.tenant)
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .executeTakeFirstOrThrow()
  const completed = { ...refund, ...done }
  if (numUpdatedRows !== 1n) return completed
  await bookRefundPaid(work, booking, refund)
  await orderEvents.publish(work, { name: 'refund_completed', booking, refund: completed })
  return completed
}
