import { findShortage } from '../inventory/find-shortage.ts'
import { takeStock } from '../inventory/stock.ts'
import { loadBooking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { ferryOf } from '../products/ferry-of.ts'
import { loadTickets } from '../tickets/load-tickets.ts'
import { decideChange } from './decide-change.ts'
import { loadChanges, type TicketChange } from './load-changes.ts'

/**
 * The difference has come late: takes the new seats again if the tickets are still where they were, nobody waits to pay for
 * another change of them, and the seats are still free, so that the change can happen after all.
 */
export async function retakeChange(work: Work, change: TicketChange): Promise<boolean> {
  const { store, services, now } = work
  const original = await loadBooking(store, { tenant: change.tenant, id: change.order_id })
  const tickets = await loadTickets(store, original.order)
  const sailing = services.network.sailing(change.sailing_id)
  const first = tickets.find(({ id }) => id === change.tickets[0]?.id)
  const item = original.items.find(({ id }) => id === first?.order_item_id)
  const sector = first && item && ferryOf(item)?.sectors[first.sector_index]
  const isUnmoved = change.tickets.every(({ id, from }) =>
    tickets.some(
      (ticket) => ticket.id === id && ticket.state === 'issued' && ticket.sailing_id === from,
    ),
  )
  if (!sailing || !sector || !isUnmoved || change.closes_at <= now) return false
  if (await isAnotherWaiting(work, change)) return false
  const requests = [
    { resource: sailing.id, unit: sector.class, count: change.tickets.length },
  ] as const
  if (await findShortage(store, services, requests)) return false
  if (change.payment_order_id === null) return false
  if (!(await decideChange(work, change, 'lapsed', 'waiting'))) return false
  const owner = { tenant: change.tenant, ownerId: change.payment_order_id }
  await takeStock(store, services, owner, { requests, soldOut: 'seats_taken' })
  return true
}

/** Whether one asked for since still waits: it stands, because its payment may come and finds the tickets where they were. */
async function isAnotherWaiting({ store }: Work, change: TicketChange): Promise<boolean> {
  const ids = new Set(change.tickets.map(({ id }) => id))
  const changes = await loadChanges(store, { tenant: change.tenant, id: change.order_id })
  return changes.some(
    ({ state, tickets }) => state === 'waiting' && tickets.some(({ id }) => ids.has(id)),
  )
}
