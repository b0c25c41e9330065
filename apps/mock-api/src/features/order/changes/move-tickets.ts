import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { takeStock } from '../../../world/stock/stock.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { followVisitDate } from '../booking/follow-visit-date.ts'
import type { TicketChange } from '../booking/load-changes.ts'
import { type LoadedOrder, loadOrder, type OrderItem } from '../booking/load-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'
import { orderEvents } from '../booking/order-events.ts'
import { scheduleFinish } from '../payment/schedule-finish.ts'
import { bandOnDay } from '../tickets/band-on-day.ts'
import { releaseSeat } from '../tickets/release-part.ts'

/**
 * Moves tickets to another sailing: each releases its old seat and holds the new one. The order's sailings are read from its
 * tickets; the item stays as it was sold.
 */
export async function moveTickets(
  work: Work,
  booking: LoadedOrder,
  change: TicketChange,
): Promise<void> {
  const tickets = await loadTickets(work.store, booking.order)
  for (const moved of change.tickets) {
    const ticket = tickets.find(({ id }) => id === moved.id)
    const item = booking.items.find(({ id }) => id === ticket?.order_item_id)
    const passenger = ticket && item?.passengers[ticket.passenger_index]
    if (!ticket || !item || !passenger) throw new Error(`No ticket ${moved.id} to move`)
    await moveTicket(work, { item, ticket, change, fareChange: moved.fareChange, from: moved.from })
  }
  await followVisitDate(work, booking.order)
  const after = await loadOrder(work.store, booking.order)
  await scheduleFinish(work, after)
  await orderEvents.publish(work, { name: 'change_confirmed', booking: after, change })
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
  const { network } = work
  const sector = ferryOf(item)?.sectors[ticket.sector_index]
  const passenger = item.passengers[ticket.passenger_index]
  const sailing = network.sailing(change.sailing_id)
  if (!sector || !passenger || !sailing)
    throw new Error(`Ticket ${ticket.id} has lost its sector, passenger or sailing`)
  const { numUpdatedRows } = await work.store
    .updateTable('tickets')
    .set({
      sailing_id: change.sailing_id,
      // Company rules use the age on the new day, in place of the band that the ticket was sold as.
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
    work,
    { tenant: ticket.tenant, ownerId: ticket.id },
    {
      requests: [{ resource: change.sailing_id, unit: sector.class, count: 1 }],
      soldOut: 'seats_taken',
      state: 'sold',
    },
  )
}
