import { addMinutes } from '@selat/domain'

import { toJsonText } from '../../../engine/store/json-text.ts'
import type { RefundRow, StoredRefundLine } from '../../../engine/store/tables/aftersale-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { type RefundRecord, toRefundRecord } from '../booking/load-refunds.ts'
import { orderEvents } from '../booking/order-events.ts'
import { bookLateIncome } from '../money/book-payment.ts'
import { bookRefundDue } from '../money/book-refund.ts'
import { completeRefund } from './complete-refund.ts'
import { type Destination, lateDestination } from './refund-destination.ts'

const DAY_MINUTES = 24 * 60

export type RefundRequest = {
  readonly amount: number
  readonly lines: readonly StoredRefundLine[]
  readonly destination: Destination
  readonly account: string
  /** The passengers whom the refund is about; empty if it is about the whole order. */
  readonly people: readonly string[]
}

/**
 * Records that the payer of an order is owed money. A refund to an agency's wallet, or of zero, takes no time and completes
 * at once.
 */
export async function requestRefund(
  work: Work,
  booking: LoadedOrder,
  { amount, lines, destination, account, people }: RefundRequest,
): Promise<RefundRecord> {
  const { order } = booking
  const refund = await keepRefund(work, order, { amount, lines, destination, account })
  await bookRefundDue(work, refund)
  const isPaidAtOnce = destination.days === 0
  await orderEvents.publish(work, {
    name: 'refund_requested',
    booking,
    refund,
    people,
    isPaidAtOnce,
  })
  return isPaidAtOnce ? completeRefund(work, booking, refund) : refund
}

/**
 * Records that a late payment is owed in full, by the method that it was paid by. The payer gets a mail with the amount, the
 * destination and the date.
 */
export async function refundLatePayment(work: Work, booking: LoadedOrder): Promise<void> {
  const { amount, method_code } = booking.payment
  if (amount === 0) return // no money has arrived
  await bookLateIncome(work, booking)
  const refund = await keepRefund(work, booking.order, {
    amount,
    lines: [],
    destination: lateDestination(method_code),
    account: '',
  })
  await orderEvents.publish(work, { name: 'late_payment_refunded', booking, refund })
}

/** Stores a refund. The caller books the money, because a late payment was never a sale. */
async function keepRefund(
  { store, ids, now }: Work,
  order: LoadedOrder['order'],
  { amount, lines, destination, account }: Omit<RefundRequest, 'people'>,
): Promise<RefundRecord> {
  const settlesAt = addMinutes(now, destination.days * DAY_MINUTES)
  const row: RefundRow = {
    tenant: order.tenant,
    id: ids.make('ref'),
    order_id: order.id,
    state: 'processing',
    currency: order.currency,
    exponent: order.exponent,
    amount,
    destination: destination.kind,
    method_code: destination.method,
    account,
    lines: toJsonText(lines),
    language: order.language,
    requested_at: now,
    expected_at: settlesAt,
    settles_at: settlesAt,
    completed_at: null,
  }
  await store.insertInto('refunds').values(row).execute()
  return toRefundRecord(row)
}
