import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import type { StoredRefundLine } from '../../../engine/store/tables/aftersale-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { advanceOrder } from '../booking/advance-order.ts'
import { recordOrderEvent } from '../booking/agency-log.ts'
import { findBooking } from '../booking/find-order.ts'
import { followVisitDate } from '../booking/follow-visit-date.ts'
import { loadOrder, type LoadedOrder } from '../booking/load-order.ts'
import type { RefundRecord } from '../booking/load-refunds.ts'
import { passengerName } from '../booking/passenger-name.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { scheduleFinish } from '../payment/schedule-finish.ts'
import { destinationOf } from '../refund/refund-destination.ts'
import { requestRefund } from '../refund/request-refund.ts'
import { toWireRefund } from '../refund/wire-refund.ts'
import { loadTicketedOrder } from '../tickets/load-ticketed-order.ts'
import { isAllOf, partsOf, stateOf, type Part, type TicketedOrder } from '../tickets/refundable.ts'
import { releasePart } from '../tickets/release-part.ts'
import { maskedAccount } from './bank-account.ts'
import { cancelConflictingChanges, changesAgainstRefund } from './cancel-conflicting-changes.ts'
import { useQuote } from './keep-quote.ts'
import { sumLines } from './quote-lines.ts'
import { requireCompanyAfterRefund } from './require-company.ts'
import { lockPaidOrder } from './require-paid.ts'

export const confirmRefund = defineOperation(
  'confirmRefund',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const { refund, sold } = await confirmQuotedRefund(ctx, booking, body)
    return { status: 201, body: toWireRefund(refund, sold, ctx) }
  },
)

/**
 * Cancels the quoted parts: voids tickets, releases stock, and records that the money is owed. If nothing is left, order and
 * payment end.
 */
async function confirmQuotedRefund(
  ctx: Context,
  found: LoadedOrder,
  { Quote, BankAccount }: Schemas['RefundConfirmation'],
): Promise<{ refund: RefundRecord; sold: TicketedOrder }> {
  await lockPaidOrder(ctx.store, found)
  const { lines } = await useQuote(ctx, found.order, 'refund', Quote)
  const booking = await loadOrder(ctx.store, found.order)
  const sold = await loadTicketedOrder(ctx.store, booking)
  const parts = partsOf(sold).filter((part) => lines.some((line) => isAbout(line, part)))
  if (parts.some(isAtGate)) refuse('refund_refused', { params: { reason: 'checked_in' } })
  if (parts.length < lines.length || parts.some((part) => stateOf(part) !== 'issued'))
    refuse('refund_refused', { params: { reason: 'nothing_left' } })
  const amount = sumLines(lines, 'refund')
  const destination = await destinationOf(ctx.store, booking, amount)
  const account = maskedAccount(destination, BankAccount)
  const isWhole = isAllOf(sold, parts)

  requireCompanyAfterRefund(ctx, sold, parts)
  await cancelConflictingChanges(ctx, booking, await changesAgainstRefund(ctx, sold, parts))
  for (const part of parts) await releasePart(ctx, part)
  if (isWhole) await endOrder(ctx, booking)
  else {
    await followVisitDate(ctx, booking.order)
    await scheduleFinish(ctx, booking)
  }
  await recordOrderEvent(ctx, booking.order, { event: 'refund_requested', amount })
  const refund = await requestRefund(ctx, await loadOrder(ctx.store, booking.order), {
    amount,
    lines,
    destination,
    account,
    people: isWhole ? [] : peopleOf(parts),
  })
  return { refund, sold }
}

/** Whether a ticket was checked in since the quote, so that its traveller sails. */
function isAtGate(part: Part): boolean {
  return stateOf(part) === 'checked_in' || stateOf(part) === 'used'
}

/** Whether a line is about a part; a ticket that has moved since the quote does not match. */
function isAbout(line: StoredRefundLine, part: Part): boolean {
  if (part.kind === 'voucher') return line.ticket === null && line.item === part.item.id
  return line.ticket === part.ticket.id && line.sailing === part.ticket.sailing_id
}

async function endOrder(ctx: Context, booking: LoadedOrder): Promise<void> {
  const facts = { refund_confirmed: true }
  const stopped = await advancePayment(ctx, booking, {
    event: 'refund',
    facts,
    set: { settles_at: null },
  })
  await advanceOrder(ctx, stopped, { event: 'refund', facts, set: {} })
}

function peopleOf(parts: readonly Part[]): string[] {
  const names = parts.flatMap((part) => {
    const passenger =
      part.kind === 'ticket' ? part.item.passengers[part.ticket.passenger_index] : undefined
    return passenger ? [passengerName(passenger)] : []
  })
  return [...new Set(names)]
}
