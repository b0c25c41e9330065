import { takeStock } from '../inventory/stock.ts'
import { type Booking, loadBooking, type OrderItem } from '../orders/load-booking.ts'
import { recordMoment } from '../orders/record-moment.ts'
import type { Work } from '../orders/work.ts'
import { sendAftersaleMail } from '../outbox/send-aftersale-mail.ts'
import { scheduleFinish } from '../payments/schedule-finish.ts'
import { ferryOf } from '../products/ferry-of.ts'
import type { BookingBase } from '../products/product.ts'
import { productOf } from '../products/registry.ts'
import { toJsonText } from '../store/json-text.ts'
import type { TicketRow } from '../store/tables/order-tables.ts'
import { loadTickets } from '../tickets/load-tickets.ts'
import { passengerName } from '../tickets/to-wire-ticket.ts'
import { bandOnDay } from './band-on-day.ts'
import { releaseSeat } from './give-back-part.ts'
import type { TicketChange } from './load-changes.ts'

/**
 * Takes tickets to another sailing: each gives its old seat back and holds the new one itself. When everybody of a sector
 * goes, the order's item follows, so that its dates are what is sailed.
 */
export async function moveTickets(
  work: Work,
  booking: Booking,
  change: TicketChange,
): Promise<void> {
  const tickets = await loadTickets(work.store, booking.order)
  const names: string[] = []
  for (const moved of change.tickets) {
    const ticket = tickets.find(({ id }) => id === moved.id)
    const item = booking.items.find(({ id }) => id === ticket?.order_item_id)
    const passenger = ticket && item?.passengers[ticket.passenger_index]
    if (!ticket || !item || !passenger) throw new Error(`No ticket ${moved.id} to move`)
    await moveTicket(work, { item, ticket, change, fareChange: moved.fareChange, from: moved.from })
    names.push(passengerName(passenger))
  }
  await followTickets(work, booking, change)
  const after = await loadBooking(work.store, booking.order)
  await scheduleFinish(work, after)
  await recordMoment(work, booking.order, {
    event: 'change_confirmed',
    people: names,
    sailing: change.sailing_id,
    ...(change.payment_order_id !== null && { change: change.payment_order_id }),
  })
  await sendAftersaleMail(work, after, { kind: 'changeConfirmed', change })
}

async function moveTicket(
  work: Work,
  {
    item,
    ticket,
    change,
    fareChange,
    from,
  }: {
    readonly item: OrderItem
    readonly ticket: TicketRow
    readonly change: TicketChange
    readonly fareChange: number
    readonly from: string
  },
): Promise<void> {
  const { network } = work.services
  const sector = ferryOf(item)?.sectors[ticket.sector_index]
  const passenger = item.passengers[ticket.passenger_index]
  const sailing = network.sailing(change.sailing_id)
  if (!sector || !passenger || !sailing)
    throw new Error(`Ticket ${ticket.id} has lost its sector, passenger or sailing`)
  const { numUpdatedRows } = await work.store
    .updateTable('tickets')
    .set({
      sailing_id: change.sailing_id,
      band: bandOnDay(network, sector, { passenger, date: sailing.date }),
      moved_at: work.now,
      fare_change: ticket.fare_change + fareChange,
    })
    .where('tenant', '=', ticket.tenant)
    .where('id', '=', ticket.id)
    .where('state', '=', 'issued')
    .where('sailing_id', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`Ticket ${ticket.id} has changed meanwhile`)
  await releaseSeat(work, item, ticket)
  await takeStock(
    work.store,
    work.services,
    { tenant: ticket.tenant, ownerId: ticket.id },
    {
      requests: [{ resource: change.sailing_id, unit: sector.class, count: 1 }],
      soldOut: 'seats_taken',
      state: 'sold',
    },
  )
}

/** Makes the item of moved tickets say the sailing that all of its sector are on, once they are. */
async function followTickets(
  work: Work,
  { order, items }: Booking,
  change: TicketChange,
): Promise<void> {
  const tickets = await loadTickets(work.store, order)
  const first = tickets.find(({ id }) => id === change.tickets[0]?.id)
  const item = items.find(({ id }) => id === first?.order_item_id)
  const ferry = item && ferryOf(item)
  if (!first || !item || !ferry) return
  const isSector = (ticket: TicketRow) =>
    ticket.order_item_id === item.id && ticket.sector_index === first.sector_index
  const isSame = tickets
    .filter((ticket) => isSector(ticket) && ticket.state !== 'void')
    .every(({ sailing_id }) => sailing_id === change.sailing_id)
  if (!isSame) return
  const sectors = ferry.sectors.map((sector, index) =>
    index === first.sector_index ? { ...sector, sailingId: change.sailing_id } : sector,
  )
  const dates = sectors.map(({ sailingId }) =>
    sailingId === null ? undefined : work.services.network.sailing(sailingId)?.date,
  )
  const booking = {
    ...ferry,
    sectors,
    dateFrom: dates[0] ?? ferry.dateFrom,
    dateUntil: dates.at(-1) ?? ferry.dateUntil,
  }
  await work.store
    .updateTable('order_items')
    .set({ booking: toJsonText<BookingBase>(booking) })
    .where('tenant', '=', item.tenant)
    .where('id', '=', item.id)
    .execute()
  const days = items.flatMap(
    (one) => productOf(one.item_content).firstDay(one.id === item.id ? booking : one.booking) ?? [],
  )
  await work.store
    .updateTable('orders')
    .set({ visit_date: days.toSorted()[0] ?? null })
    .where('tenant', '=', order.tenant)
    .where('id', '=', order.id)
    .execute()
}
