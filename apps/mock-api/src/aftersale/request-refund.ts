import { addMinutes } from '@selat/domain'

import { bookRefundDue } from '../ledger/book-refund.ts'
import type { Booking } from '../orders/load-booking.ts'
import { recordMoment } from '../orders/record-moment.ts'
import type { Work } from '../orders/work.ts'
import { sendAftersaleMail } from '../outbox/send-aftersale-mail.ts'
import { toJsonText } from '../store/json-text.ts'
import type { RefundRow, StoredRefundLine } from '../store/tables/aftersale-tables.ts'
import { completeRefund } from './complete-refund.ts'
import { type RefundRecord, toRefundRecord } from './load-refunds.ts'
import type { Destination } from './refund-destination.ts'

const DAY_MINUTES = 24 * 60

export type RefundRequest = {
  readonly amount: number
  readonly lines: readonly StoredRefundLine[]
  readonly destination: Destination
  readonly account: string
  /** Whom it is about; nobody when it is about all. */
  readonly people: readonly string[]
}

/**
 * Owes money to whoever paid an order, from now on. What is there at once completes with it: an agent's wallet, or nothing
 * to pay back.
 */
export async function requestRefund(
  work: Work,
  booking: Booking,
  { amount, lines, destination, account, people }: RefundRequest,
): Promise<RefundRecord> {
  const { order } = booking
  const settlesAt = addMinutes(work.now, destination.days * DAY_MINUTES)
  const row: RefundRow = {
    tenant: order.tenant,
    id: work.services.ids.make('ref'),
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
    requested_at: work.now,
    expected_at: settlesAt,
    settles_at: settlesAt,
    completed_at: null,
  }
  await work.store.insertInto('refunds').values(row).execute()
  await bookRefundDue(work, row)
  await recordMoment(work, order, {
    event: 'refund_requested',
    amount,
    ...(destination.method !== null && { method: momentMethod(row) }),
    people,
  })
  const refund = toRefundRecord(row)
  if (destination.days === 0) return completeRefund(work, booking, refund)
  await sendAftersaleMail(work, booking, { kind: 'refundRequested', refund })
  return refund
}

/** How the timeline names where money goes: by the method, or the kind of place that is none. */
export function momentMethod({
  destination,
  method_code,
}: Pick<RefundRow, 'destination' | 'method_code'>): string {
  return destination === 'payment_method' && method_code !== null ? method_code : destination
}
