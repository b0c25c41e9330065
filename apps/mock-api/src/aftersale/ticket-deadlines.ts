import type { Context } from '../kernel/context.ts'
import type { OrderItem } from '../orders/load-booking.ts'
import { ferryOf } from '../products/ferry-of.ts'
import type { TicketRow } from '../store/tables/order-tables.ts'
import { changeDeadline, nameDeadline, stillAhead } from './ticket-terms.ts'

/** Until when a ticket's date can be moved; null when it cannot, or not any more, and of an open one that has none yet. */
export function changeUntil(
  facts: Pick<Context, 'network' | 'now'>,
  ticket: TicketRow,
  item: OrderItem,
): string | null {
  const sector = ferryOf(item)?.sectors[ticket.sector_index]
  if (!sector || ticket.state !== 'issued') return null
  return stillAhead(facts, changeDeadline(facts.network, ticket, sector))
}

/**
 * Until when a passenger's name can be corrected: on all of his tickets that are good, so that the first of them to close
 * decides. Null when it cannot, or not any more.
 */
export function nameUntil(
  facts: Pick<Context, 'network' | 'now'>,
  tickets: readonly TicketRow[],
  item: OrderItem,
  passengerIndex: number,
): string | null {
  const live = liveTicketsOf(tickets, item, passengerIndex)
  if (live.length === 0 || live.some(({ state }) => state !== 'issued')) return null
  if (item.passengers[passengerIndex]?.correctedAt !== undefined) return null
  return stillAhead(facts, firstNameDeadline(facts, live, item))
}

/** The tickets of a passenger that have not been given back. */
export function liveTicketsOf(
  tickets: readonly TicketRow[],
  item: Pick<OrderItem, 'id'>,
  passengerIndex: number,
): TicketRow[] {
  return tickets.filter(
    ({ order_item_id, passenger_index, state }) =>
      order_item_id === item.id && passenger_index === passengerIndex && state !== 'void',
  )
}

/** When the first of these tickets closes for names; null when one of their operators never corrects any. */
export function firstNameDeadline(
  facts: Pick<Context, 'network'>,
  tickets: readonly TicketRow[],
  item: OrderItem,
): string | null {
  const deadlines = tickets.map((ticket) => {
    const sector = ferryOf(item)?.sectors[ticket.sector_index]
    return sector ? nameDeadline(facts, ticket, sector) : null
  })
  if (deadlines.includes(null)) return null
  return deadlines.toSorted()[0] ?? null
}
