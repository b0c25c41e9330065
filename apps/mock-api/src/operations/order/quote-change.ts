import { toUtcText } from '@selat/domain'

import { changesAgainstMove, findChangesInTheWay } from '../../aftersale/call-off-changes.ts'
import { findChangeSubject, refuseChange } from '../../aftersale/change-subject.ts'
import { isOfTheirs, judgeSailing } from '../../aftersale/judge-sailing.ts'
import { keepQuote } from '../../aftersale/keep-quote.ts'
import { loadSold } from '../../aftersale/load-sold.ts'
import { priceChange } from '../../aftersale/price-change.ts'
import { destinationOf, toWireDestination } from '../../aftersale/refund-destination.ts'
import { requireCompanyAfterMove } from '../../aftersale/require-company.ts'
import { requirePosted } from '../../aftersale/require-posted.ts'
import { toWireMoney } from '../../ferry/wire-money.ts'
import { toWireSectorSailing } from '../../ferry/wire-sector.ts'
import { loadSeatsLeft } from '../../inventory/seats-left.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findBooking } from '../../orders/find-order.ts'
import { passengerName } from '../../orders/passenger-name.ts'

export const quoteChange = defineOperation('quoteChange', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  requirePosted(booking)
  const sold = await loadSold(ctx.store, booking)
  const subject = findChangeSubject(ctx, sold, body.Tickets, (index) => `/Tickets/${index}`)
  const { sector, tickets, item, old, closesAt } = subject
  const sailing = ctx.network.sailing(body.Sailing)
  if (!sailing) return refuse('not_found', { params: { sailing: body.Sailing } })
  const price = isOfTheirs(ctx, subject, sailing) ? priceChange(ctx, subject, sailing) : null
  if (!price) return refuseChange('sailing_unfit')
  const span = { ...sector, first: sailing.date, last: sailing.date }
  const seatsLeft = await loadSeatsLeft(ctx.store, ctx.network, span)
  const verdict = judgeSailing(ctx, subject, sailing, seatsLeft)
  if (verdict === 'sold_out') refuse('seats_taken', { params: { sailing: sailing.id } })
  if (verdict !== 'on_sale') refuseChange('sailing_unfit')
  const wanted = { sailing_id: sailing.id, tickets }
  requireCompanyAfterMove(ctx, subject, sailing)
  const inTheWay = await changesAgainstMove(ctx, sold, wanted)
  const calledOff = await findChangesInTheWay(ctx, booking, inTheWay)
  const bookBefore = toUtcText(sailing.bookingClosesAt)
  const { fee, difference, dueNow, refundDue, moved } = price
  const destination = await destinationOf(ctx.store, booking, refundDue.amount)
  const quote = await keepQuote(ctx, booking.order, 'change', {
    content: {
      sailing: sailing.id,
      tickets: moved,
      fee: fee.amount,
      difference: difference.amount,
      closesAt: bookBefore < closesAt ? bookBefore : closesAt,
    },
    ends: [closesAt, bookBefore],
  })
  return {
    status: 201,
    body: {
      Id: quote.id,
      Order: booking.order.id,
      Tickets: tickets.map(({ id }) => id),
      PassengerNames: tickets.flatMap(({ passenger_index }) => {
        const passenger = item.passengers[passenger_index]
        return passenger ? [passengerName(passenger)] : []
      }),
      Old: toWireSectorSailing(old),
      New: toWireSectorSailing(sailing),
      Fee: toWireMoney(fee),
      Difference: toWireMoney(difference),
      DueNow: toWireMoney(dueNow),
      RefundDue: toWireMoney(refundDue),
      Destination: toWireDestination(destination, ctx.language),
      CallsOff: calledOff.map(({ order }) => order.id),
      ExpiresAt: quote.expires_at,
      AsOf: ctx.now,
    },
  }
})
