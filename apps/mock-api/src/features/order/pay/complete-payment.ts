import type { Work } from '../../../operation/work.ts'
import { sellStock } from '../../../world/stock/stock.ts'
import { advanceOrder } from '../booking/advance-order.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { settlePaidChange } from '../changes/decide-change.ts'
import { bookCapture } from '../money/book-payment.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { paymentEvents } from '../payment/payment-events.ts'
import { scheduleFinish } from '../payment/schedule-finish.ts'
import { issueTickets } from '../tickets/issue-tickets.ts'

/**
 * Completes a payment: its order is posted, its holds are sold, the money is booked, tickets are issued and mails are sent. The
 * table of states allows the step from `paid` to `completed` once, so all of this happens once.
 */
export async function completePayment(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  const completed = await advancePayment(work, booking, {
    event: 'verify',
    set: { expires_at: null, settles_at: null },
  })
  const posted = await advanceOrder(work, completed, {
    event: 'post',
    facts: { payment_verified: true },
    set: { paid_at: work.now, expires_at: null },
  })
  for (const item of posted.items) {
    await sellStock(work.store, { tenant: item.tenant, ownerId: item.id })
  }
  await fulfil(work, posted)
  return posted
}

/**
 * Books the money of an order that has just been posted and issues its tickets. If the order pays for a change, completes
 * the change instead.
 */
export async function fulfil(work: Work, booking: LoadedOrder): Promise<void> {
  await bookCapture(work, booking)
  if (booking.change) {
    await paymentEvents.publish(work, { name: 'payment_received', booking })
    await settlePaidChange(work, booking, booking.change)
    return
  }
  await issueTickets(work, booking)
  await scheduleFinish(work, booking)
  await paymentEvents.publish(work, { name: 'payment_received', booking })
  await orderEvents.publish(work, { name: 'tickets_issued', booking })
}
