import { toUtcText } from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import { loadSeatsLeft } from '../../../world/stock/seats-left.ts'
import { toWireSectorSailing } from '../../product/ferry/wire-sector.ts'
import { findBooking } from '../booking/find-order.ts'
import { passengerName } from '../booking/passenger-name.ts'
import { destinationOf, toWireDestination } from '../refund/refund-destination.ts'
import { loadTicketedOrder } from '../tickets/load-ticketed-order.ts'
import { changesAgainstMove, findConflictingChanges } from './cancel-conflicting-changes.ts'
import { findChangeSubject, refuseChange } from './changeable-tickets.ts'
import { keepQuote } from './keep-quote.ts'
import { priceChange } from './price-change.ts'
import { requireCompanyAfterMove } from './require-company.ts'
import { requirePaid } from './require-paid.ts'
import { suitsTickets, sailingStatus } from './sailing-status.ts'

export const quoteChange = defineOperation('quoteChange', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  requirePaid(booking)
  const sold = await loadTicketedOrder(ctx.store, booking)
  const subject = findChangeSubject(ctx, sold, body.Tickets, (index) => `/Tickets/${index}`)
  const { sector, tickets, item, old, closesAt } = subject
  const sailing = ctx.network.sailing(body.Sailing)
  if (!sailing) return refuse('not_found', { params: { sailing: body.Sailing } })
  const price = suitsTickets(ctx, subject, sailing) ? priceChange(ctx, subject, sailing) : null
  if (!price) return refuseChange('sailing_unfit')
  const span = { ...sector, first: sailing.date, last: sailing.date }
  const seatsLeft = await loadSeatsLeft(ctx.store, ctx.network, span)
  const verdict = sailingStatus(ctx, subject, sailing, seatsLeft)
  if (verdict === 'sold_out') refuse('seats_taken', { params: { sailing: sailing.id } })
  if (verdict !== 'on_sale') refuseChange('sailing_unfit')
  const wanted = { sailing_id: sailing.id, tickets }
  requireCompanyAfterMove(ctx, subject, sailing)
  const inTheWay = await changesAgainstMove(ctx, sold, wanted)
  const calledOff = await findConflictingChanges(ctx, booking, inTheWay)
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
