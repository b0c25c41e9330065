import { subscribe } from '../../../engine/events.ts'
import type { Work } from '../../../operation/work.ts'
import type { TicketChange } from './load-changes.ts'
import { orderEvents } from './order-events.ts'
import { namesOfTickets } from './passenger-name.ts'
import { timelineMethod, addTimelineEntry } from './timeline.ts'

/**
 * Stores the events of an order after its sale. Its placement and payments, late ones included, are read from its payment
 * instead.
 */
export const timelineOfOrders = subscribe(orderEvents, 'timeline', {
  refund_requested: (work, { booking, refund, people }) =>
    addTimelineEntry(work, booking.order, {
      event: 'refund_requested',
      amount: refund.amount,
      ...(refund.method_code !== null && { method: timelineMethod(refund) }),
      people,
    }),
  refund_completed: (work, { booking, refund }) =>
    addTimelineEntry(work, booking.order, { event: 'refund_completed', amount: refund.amount }),
  change_requested: (work, { booking, change, due }) =>
    addTimelineEntry(work, booking.order, {
      event: 'change_requested',
      amount: due.total_amount,
      people: namesOfTickets(booking, change.tickets),
      sailing: change.sailing_id,
      change: due.id,
    }),
  change_confirmed: async (work, { booking, change }) =>
    addTimelineEntry(work, booking.order, {
      event: 'change_confirmed',
      ...(await paymentOf(work, change)),
      people: namesOfTickets(booking, change.tickets),
      sailing: change.sailing_id,
      ...(change.payment_order_id !== null && { change: change.payment_order_id }),
    }),
  change_lapsed: (work, { booking, change }) =>
    addTimelineEntry(work, booking.order, {
      event: 'change_lapsed',
      people: namesOfTickets(booking, change.tickets),
      sailing: change.sailing_id,
      ...(change.payment_order_id !== null && { change: change.payment_order_id }),
    }),
  name_corrected: (work, { booking, corrected }) =>
    addTimelineEntry(work, booking.order, { event: 'name_corrected', people: [corrected] }),
  open_ticket_dated: (work, { booking, traveller, sailing }) =>
    addTimelineEntry(work, booking.order, {
      event: 'open_ticket_dated',
      people: [traveller],
      sailing,
    }),
  confirmation_resent: (work, { booking }) =>
    addTimelineEntry(work, booking.order, { event: 'confirmation_sent' }),
})

/**
 * Returns the money that was paid for a change. Its own order has received it, so the changed order's payment does not show
 * it.
 */
async function paymentOf({ store }: Work, { tenant, payment_order_id: id }: TicketChange) {
  if (id === null) return {}
  const { amount, method_code: method } = await store
    .selectFrom('payments')
    .select(['amount', 'method_code'])
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return { amount, ...(method !== null && { method }) }
}
