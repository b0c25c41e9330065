import { refuse } from '../../../engine/http/refusal.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { inUnit } from '../../../world/money/wire-money.ts'
import { findBooking } from '../booking/find-order.ts'
import { destinationOf, toWireDestination } from '../refund/refund-destination.ts'
import { toWireRefundLine } from '../refund/wire-refund.ts'
import { loadTicketedOrder } from '../tickets/load-ticketed-order.ts'
import { endOfPart, isAllOf } from '../tickets/refundable.ts'
import { changesAgainstRefund, findConflictingChanges } from './cancel-conflicting-changes.ts'
import { chooseParts } from './choose-parts.ts'
import { keepQuote } from './keep-quote.ts'
import { quoteLines, sumLines } from './quote-lines.ts'
import { requireCompanyAfterRefund } from './require-company.ts'
import { requirePaid } from './require-paid.ts'

export const quoteRefund = defineOperation('quoteRefund', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  // The order of a change is refunded only with the tickets that the change moved.
  if (booking.order.change_of !== null)
    refuse('refund_refused', { params: { reason: 'not_refundable' } })
  requirePaid(booking)
  const sold = await loadTicketedOrder(ctx.store, booking)
  const parts = chooseParts(ctx, sold, body)
  requireCompanyAfterRefund(ctx, sold, parts)
  const inTheWay = await changesAgainstRefund(ctx, sold, parts)
  const calledOff = await findConflictingChanges(ctx, booking, inTheWay)
  const lines = quoteLines(ctx, sold, parts)
  const total = sumLines(lines, 'refund')
  const destination = await destinationOf(ctx.store, booking, total)
  const quote = await keepQuote(ctx, booking.order, 'refund', {
    content: { at: ctx.now, lines },
    ends: parts.map((part) => endOfPart(ctx, part)),
  })
  return {
    status: 201,
    body: {
      Id: quote.id,
      Order: booking.order.id,
      IsWholeOrder: isAllOf(sold, parts),
      Lines: lines.map((line) => toWireRefundLine(line, sold, { reader: ctx, at: ctx.now })),
      Paid: inUnit(booking.order, sumLines(lines, 'paid')),
      Total: inUnit(booking.order, total),
      Destination: toWireDestination(destination, ctx.language),
      CallsOff: calledOff.map(({ order }) => order.id),
      ExpiresAt: quote.expires_at,
      AsOf: ctx.now,
    },
  }
})
