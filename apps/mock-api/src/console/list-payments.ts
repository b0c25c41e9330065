import { paymentFlow, possibleEvents, paymentTransitions } from '@selat/domain'

import { loadRefunds } from '../aftersale/load-refunds.ts'
import type { Services } from '../kernel/services.ts'
import { type Booking, loadBooking, type ProofNote } from '../orders/load-booking.ts'
import { paymentToDecide } from '../payments/advance-payment.ts'
import { failureOf } from '../payments/failure.ts'
import { methodKindOf } from '../payments/payment-methods.ts'
import { hasMoneyCome } from '../payments/settle-payment.ts'
import { fromJsonText } from '../store/json-text.ts'
import type { Db } from '../store/store.ts'
import type { PaymentRow } from '../store/tables/payment-tables.ts'
import { readEach } from './read-each.ts'

const SHOWN = 50

/** What somebody at the console can do to a payment: the agency's part, or the payer's bank's. */
export type ConsoleDecision = 'approve' | 'reject' | 'settle' | 'decline' | 'fail'

/** The newest payments of all tenants, newest first, and the orders among them whose payment cannot be read. */
export async function listPayments({ store, clock }: Services) {
  const rows = await store.db
    .selectFrom('orders')
    .select(['tenant', 'id as order'])
    .orderBy('created_at', 'desc')
    .orderBy('tenant')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  const now = clock.now()
  const { shown: payments, unreadable } = await readEach(rows, async ({ tenant, order: id }) =>
    toConsolePayment(store.db, await loadBooking(store.db, { tenant, id }), now),
  )
  return { payments, unreadable }
}

/** A payment as the console shows it. */
export async function toConsolePayment(store: Db, booking: Booking, now: string) {
  const { order, payment, proof } = booking
  const contact = fromJsonText(order.contact)
  const isExpired = order.status === 'EXPIRED'
  return {
    id: payment.id,
    tenant: payment.tenant,
    order: order.id,
    orderStatus: order.status,
    confirmationNumber: order.confirmation_number,
    contact: contact.name,
    email: contact.email,
    state: payment.state,
    failure: failureOf(booking)?.reason ?? null,
    flow: paymentFlow({ ...paymentToDecide(booking), isExpired }, now),
    method: payment.method_code,
    amount: { amount: payment.amount, currency: payment.currency, exponent: payment.exponent },
    expiresAt: payment.expires_at,
    settlesAt: payment.settles_at,
    proof: proof && toConsoleProof(payment, proof),
    late: await lateMoneyOf(store, booking),
    decisions: decisionsOf(booking),
  }
}

export type ConsolePayment = Awaited<ReturnType<typeof toConsolePayment>>

/** Money that came when the order was closed: whether that was booked after all, else the refund by which it goes back. */
async function lateMoneyOf(store: Db, { order, events }: Booking) {
  const came = events.find(({ event }) => event === 'late_payment')
  if (!came) return null
  const { at } = came
  if (came.state === 'completed') return { at, isBooked: true, refund: null }
  const [refund] = await loadRefunds(store, order)
  if (!refund) return { at, isBooked: false, refund: null }
  const { id, state, destination, settles_at, completed_at } = refund
  return {
    at,
    isBooked: false,
    refund: { id, state, destination, settlesAt: settles_at, completedAt: completed_at },
  }
}

function toConsoleProof(payment: PaymentRow, proof: ProofNote) {
  return {
    fileName: proof.file_name,
    mediaType: proof.media_type,
    bytes: proof.size,
    uploadedAt: proof.uploaded_at,
    rejection: proof.rejection,
    picture: `/__mock/api/payments/${payment.id}/proof?of=${proof.id}`,
  }
}

function decisionsOf(booking: Booking): ConsoleDecision[] {
  const { order, payment, proof } = booking
  const possible = possibleEvents(paymentTransitions, payment.state)
  // Money comes by a method; what is captured without one had nothing due.
  const isCapturable = possible.includes('capture') && payment.method_code !== null
  // What a wallet has not paid in time is not on its way.
  const canComeLate =
    possible.includes('late_payment') && methodKindOf(payment.method_code) !== 'agent_wallet'
  const decisions: (ConsoleDecision | false)[] = [
    possible.includes('verify') && 'approve',
    possible.includes('reject_proof') && proof !== null && 'reject',
    (isCapturable || canComeLate) && !hasMoneyCome(booking) && 'settle',
    possible.includes('decline') && 'decline',
    possible.includes('cancel') && order.status === 'ENTRY' && 'fail',
  ]
  return decisions.filter((decision) => decision !== false)
}
