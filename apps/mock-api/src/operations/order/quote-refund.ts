import { changesAgainstRefund, findChangesInTheWay } from '../../aftersale/call-off-changes.ts'
import { chooseParts } from '../../aftersale/choose-parts.ts'
import { keepQuote } from '../../aftersale/keep-quote.ts'
import { loadSold } from '../../aftersale/load-sold.ts'
import { quoteLines, sumLines } from '../../aftersale/quote-lines.ts'
import { destinationOf, toWireDestination } from '../../aftersale/refund-destination.ts'
import { endOfPart, isAllOf } from '../../aftersale/refundable.ts'
import { requireCompanyAfterRefund } from '../../aftersale/require-company.ts'
import { requirePosted } from '../../aftersale/require-posted.ts'
import { inUnit, toWireRefundLine } from '../../aftersale/wire-refund.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findBooking } from '../../orders/find-order.ts'

export const quoteRefund = defineOperation('quoteRefund', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  // What a change has cost comes back with the tickets that it moved.
  if (booking.order.change_of !== null)
    refuse('refund_refused', { params: { reason: 'not_refundable' } })
  requirePosted(booking)
  const sold = await loadSold(ctx.store, booking)
  const parts = chooseParts(ctx, sold, body)
  requireCompanyAfterRefund(ctx, sold, parts)
  const inTheWay = await changesAgainstRefund(ctx, sold, parts)
  const calledOff = await findChangesInTheWay(ctx, booking, inTheWay)
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
