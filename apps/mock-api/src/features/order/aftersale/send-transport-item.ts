import { type PassengerBand, toEpochMs } from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { Sailing } from '../../../world/network/network.ts'
import { takeStock } from '../../../world/stock/stock.ts'
import { sailingMissed } from '../../product/ferry/crossing-missed.ts'
import { followVisitDate } from '../booking/follow-visit-date.ts'
import { loadOrder } from '../booking/load-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { scheduleFinish } from '../payment/schedule-finish.ts'
import { bandOnDay } from '../tickets/band-on-day.ts'
import { toWireTicket } from '../tickets/list-tickets.ts'
import { findOpenChoice, fitsOpenTicket, type OpenChoice } from './open-ticket-choice.ts'
import { requireCompanyAfterChoice } from './require-company.ts'

export const sendTransportItem = defineOperation(
  'sendTransportItem',
  async ({ header, body }, ctx) => {
    const choice = await findOpenChoice(ctx, body.Ticket, header['Booking-Token'])
    const { ticket, sector, booking } = choice
    const sailing = ctx.network.sailing(body.Sailing)
    if (!sailing) return refuse('not_found', { params: { sailing: body.Sailing } })
    if (toEpochMs(sailing.bookingClosesAt) <= toEpochMs(ctx.now))
      refuse('book_before', {
        params: sailingMissed(ctx, sailing, (other) => fitsOpenTicket(ctx, choice, other)),
      })
    if (!fitsOpenTicket(ctx, choice, sailing))
      refuse('product_unavailable', { params: { date: sailing.date } })
    await requireCompanyAfterChoice(ctx, choice, sailing)

    const owner = { tenant: ticket.tenant, ownerId: ticket.id }
    const seat = { resource: sailing.id, unit: sector.class, count: 1 }
    const claim = { requests: [seat], soldOut: 'seats_taken', state: 'sold' } as const
    await takeStock(ctx.store, ctx, owner, claim)
    const dated = { sailing_id: sailing.id, band: bandOfChoice(ctx, choice, sailing) }
    const { numUpdatedRows } = await ctx.store
      .updateTable('tickets')
      .set(dated)
      .where('tenant', '=', ticket.tenant)
      .where('id', '=', ticket.id)
      .where('sailing_id', 'is', null)
      .where('state', '=', 'issued')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) refuse('order_state_refused')
    await followVisitDate(ctx, booking.order)
    const after = await loadOrder(ctx.store, booking.order)
    await scheduleFinish(ctx, after)
    const wire = toWireTicket({ ...ticket, ...dated }, after, ctx)
    await orderEvents.publish(ctx, {
      name: 'open_ticket_dated',
      booking: after,
      ticket: ticket.id,
      traveller: wire.PassengerName,
      sailing: sailing.id,
    })
    return { status: 200, body: wire }
  },
)

/** Returns the band by the age on the day of sailing. The fare stays the one that the open ticket was bought at. */
function bandOfChoice(
  { network }: Pick<Context, 'network'>,
  { booking, ticket, sector }: OpenChoice,
  { date }: Sailing,
): PassengerBand {
  const item = booking.items.find(({ id }) => id === ticket.order_item_id)
  const passenger = item?.passengers[ticket.passenger_index]
  return passenger ? bandOnDay(network, sector, { passenger, date }) : ticket.band
}
