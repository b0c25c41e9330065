import { subscribe } from '../../../engine/events.ts'
import { timelineMethod, addTimelineEntry } from './add-timeline-entry.ts'
import { orderEvents } from './order-events.ts'
import { namesOfTickets } from './passenger-name.ts'

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
  change_confirmed: (work, { booking, change }) =>
    addTimelineEntry(work, booking.order, {
      event: 'change_confirmed',
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
