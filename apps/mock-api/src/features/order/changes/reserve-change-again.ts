import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { findShortage } from '../../../world/stock/find-shortage.ts'
import { takeStock } from '../../../world/stock/stock.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { type TicketChange, waitingChanges } from '../booking/load-changes.ts'
import { loadOrder } from '../booking/load-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'
import { changesConflict } from './changes-conflict.ts'
import { changesLeavingAlone, findLeftAlone, placingOf } from './company.ts'
import { decideChange } from './decide-change.ts'

/**
 * Reserves the new seats of a change again after its difference was paid late. Returns false if a ticket has moved since,
 * the change conflicts with other tickets or waiting changes, a child would be left alone, or no seats are free.
 */
export async function reserveChangeAgain(work: Work, change: TicketChange): Promise<boolean> {
  const { store, network, now } = work
  const original = await loadOrder(store, { tenant: change.tenant, id: change.order_id })
  const tickets = await loadTickets(store, original.order)
  const sailing = network.sailing(change.sailing_id)
  const first = tickets.find(({ id }) => id === change.tickets[0]?.id)
  const item = original.items.find(({ id }) => id === first?.order_item_id)
  const sector = first && item && ferryOf(item)?.sectors[first.sector_index]
  const isUnmoved = change.tickets.every(({ id, from }) =>
    tickets.some(
      (ticket) => ticket.id === id && ticket.state === 'issued' && ticket.sailing_id === from,
    ),
  )
  if (!sailing || !sector || !isUnmoved || change.closes_at <= now) return false
  // Changes requested since have priority, because they may be paid and must then find their tickets.
  const waiting = await waitingChanges(store, original.order)
  const others = [...waiting, ...tickets.flatMap(asTheyAre(change))]
  const facts = { network, tickets }
  if (others.some((other) => changesConflict(facts, change, other))) return false
  const placing = placingOf(change, change.sailing_id)
  const sold = { booking: original, tickets, vouchers: [] }
  if (findLeftAlone(network, sold, placing)) return false
  if (changesLeavingAlone(network, sold, placing, waiting).size > 0) return false
  const requests = [
    { resource: sailing.id, unit: sector.class, count: change.tickets.length },
  ] as const
  if (await findShortage(store, work, requests)) return false
  if (change.payment_order_id === null) return false
  if (!(await decideChange(work, change, 'lapsed', 'waiting'))) return false
  const owner = { tenant: change.tenant, ownerId: change.payment_order_id }
  await takeStock(store, work, owner, { requests, soldOut: 'seats_taken' })
  return true
}

/** Returns the present sailings of the tickets that the change does not move. */
function asTheyAre({ tickets }: TicketChange) {
  return ({ id, state, sailing_id }: TicketRow) =>
    state === 'void' || sailing_id === null || tickets.some((moved) => moved.id === id)
      ? []
      : [{ sailing_id, tickets: [{ id }] }]
}
