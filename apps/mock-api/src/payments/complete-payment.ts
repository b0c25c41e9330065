import { settlePaidChange } from '../aftersale/settle-paid-change.ts'
import { sellStock } from '../inventory/stock.ts'
import { bookCapture } from '../ledger/book-payment.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import type { Booking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { sendBookingMail } from '../outbox/send-booking-mail.ts'
import { issueTickets } from '../tickets/issue-tickets.ts'
import { advancePayment } from './advance-payment.ts'
import { scheduleFinish } from './schedule-finish.ts'

/**
 * The money is there: the payment completes, its order is posted, what it holds is sold, the money is booked, tickets are
 * issued and mails sent.
 * All of it hangs on the one step from `paid` to `completed`, which the table allows once.
 */
export async function completePayment(work: Work, booking: Booking): Promise<Booking> {
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

/** The money, tickets and mails of an order that has just been posted; of one that pays for a change, the change. */
export async function fulfil(work: Work, booking: Booking): Promise<void> {
  await bookCapture(work, booking)
  if (booking.change) {
    await sendBookingMail(work, booking, { kind: 'paymentReceived' })
    await settlePaidChange(work, booking, booking.change)
    return
  }
  await issueTickets(work, booking)
  await scheduleFinish(work, booking)
  await sendBookingMail(work, booking, { kind: 'paymentReceived' })
  await sendBookingMail(work, booking, { kind: 'ticketsIssued' })
}
