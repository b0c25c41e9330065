import { paymentFlow, possibleEvents, paymentTransitions } from '@selat/domain'
import { sql } from 'kysely'

import { fromJsonText } from '../../engine/store/json-text.ts'
import { likeText } from '../../engine/store/like-text.ts'
import type { Db } from '../../engine/store/store.ts'
import type { PaymentRow } from '../../engine/store/tables/payment-tables.ts'
import { loadChanges } from '../../features/order/booking/load-changes.ts'
import {
  type LoadedOrder,
  loadOrder,
  type ProofNote,
} from '../../features/order/booking/load-order.ts'
import { loadRefunds } from '../../features/order/booking/load-refunds.ts'
import { ordersWithPayments } from '../../features/order/booking/orders-with-payments.ts'
import { isMoneyReceived } from '../../features/order/pay/settle-payment.ts'
import { paymentToDecide } from '../../features/order/payment/advance-payment.ts'
import { failureOf } from '../../features/order/payment/failure.ts'
import { methodKindOf } from '../../world/money/payment-methods.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { readEach } from './read-each.ts'

/** The number of payments that are listed by default. */
const SHOWN = 50
/** The largest number of listed payments. Older ones can be found by a search. */
export const PAYMENTS_MAX = 500

/** The decisions about a payment that the console can make: in place of the tenant, or as the payer's bank. */
export type ConsoleDecision = 'approve' | 'reject' | 'settle' | 'decline' | 'fail'

export type PaymentSearch = {
  /** Part of a booking number, an order's id, a name, an e-mail address, a state, a method or a tenant. */
  readonly q?: string | undefined
  /** Only payments that can still be decided. */
  readonly isOpenOnly?: boolean | undefined
  readonly limit?: number | undefined
}

/**
 * Lists the newest payments of all tenants that match, whether there are more, and matching orders whose payment cannot be
 * read.
 */
export async function listPayments(
  { store, clock }: SandboxParts,
  { q = '', isOpenOnly = false, limit = SHOWN }: PaymentSearch = {},
) {
  const rows = await ordersThatFit(store.db, { q, isOpenOnly })
    .limit(limit + 1)
    .execute()
  const now = clock.now()
  const { shown, unreadable } = await readEach(
    rows.slice(0, limit),
    async ({ tenant, order: id }) =>
      toConsolePayment(store.db, await loadOrder(store.db, { tenant, id }), now),
  )
  const payments = isOpenOnly ? shown.filter(({ decisions }) => decisions.length > 0) : shown
  return { payments, unreadable, hasMore: rows.length > limit }
}

/** The states from which an event leads further. Which events are possible now depends on the payment's own order. */
const OPEN_STATES = [...new Set(paymentTransitions.map(({ from }) => from))]

function ordersThatFit(store: Db, { q, isOpenOnly }: { q: string; isOpenOnly: boolean }) {
  const orders = ordersWithPayments(store)
    .select(['orders.tenant', 'orders.id as order'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.tenant')
    .orderBy('orders.id')
  const open = isOpenOnly ? orders.where('payments.state', 'in', OPEN_STATES) : orders
  if (q.trim() === '') return open
  const fits = likeText(q)
  return open.where(
    sql<boolean>`lower(orders.id || ' ' || orders.confirmation_number || ' ' || orders.contact || ' ' || orders.tenant
      || ' ' || payments.state || ' ' || coalesce(payments.method_code, '')) like ${fits} escape '\\'`,
  )
}

/** Converts a payment for the console. */
export async function toConsolePayment(store: Db, booking: LoadedOrder, now: string) {
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
    lateForChanges: await lateMoneyForChanges(store, booking),
    decisions: decisionsOf(booking),
  }
}

export type ConsolePayment = Awaited<ReturnType<typeof toConsolePayment>>

/**
 * Returns what happened to money that arrived after the order was closed: whether the order was posted after all, or else
 * the refund.
 */
async function lateMoneyOf(store: Db, { order, events }: LoadedOrder) {
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

/** Lists late payments for changes of an order, each of which has an order of its own, with the newest change first. */
async function lateMoneyForChanges(store: Db, { order }: LoadedOrder) {
  const { tenant } = order
  const changes = await loadChanges(store, order)
  const paidBy = changes.flatMap(({ payment_order_id: id }) => id ?? [])
  const bookings = await Promise.all(paidBy.map((id) => loadOrder(store, { tenant, id })))
  const lateMoney = await Promise.all(
    bookings.map(async (booking) => {
      const late = await lateMoneyOf(store, booking)
      const { id, confirmation_number: confirmationNumber } = booking.order
      return late && { order: id, confirmationNumber, ...late }
    }),
  )
  return lateMoney.filter((late) => late !== null)
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

function decisionsOf(booking: LoadedOrder): ConsoleDecision[] {
  const { order, payment, proof } = booking
  const possible = possibleEvents(paymentTransitions, payment.state)
  // Every amount has a payment method; a capture without one is that of a free order.
  const isCapturable = possible.includes('capture') && payment.method_code !== null
  // A payment by wallet succeeds or fails at once, so it can never be late.
  const canComeLate =
    possible.includes('late_payment') && methodKindOf(payment.method_code) !== 'agent_wallet'
  const decisions: (ConsoleDecision | false)[] = [
    possible.includes('verify') && 'approve',
    possible.includes('reject_proof') && proof !== null && 'reject',
    (isCapturable || canComeLate) && !isMoneyReceived(booking) && 'settle',
    possible.includes('decline') && 'decline',
    possible.includes('cancel') && order.status === 'ENTRY' && 'fail',
  ]
  return decisions.filter((decision) => decision !== false)
}
