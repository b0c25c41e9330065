import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import type { OrderItem } from '../booking/load-order.ts'
import { changeDeadline, nameDeadline, stillAhead } from './ticket-terms.ts'

/**
 * Returns the instant until which a ticket's date can be changed. Null if it cannot be changed, or no longer, and for an
 * open ticket.
 */
export function changeUntil(
  facts: Pick<Context, 'network' | 'now'>,
  ticket: TicketRow,
  item: OrderItem,
): string | null {
  const sector = ferryOf(item)?.sectors[ticket.sector_index]
  if (!sector || ticket.state !== 'issued') return null
  return stillAhead(facts, changeDeadline(facts.network, ticket, sector))
}

/** Returns why a ticket's date cannot be changed; null if it can, and for a reserved or void ticket. */
export function changeRefusal(
  facts: Pick<Context, 'network' | 'now'>,
  ticket: TicketRow,
  item: OrderItem,
): Schemas['ChangeRefusal'] | null {
  const sector = ferryOf(item)?.sectors[ticket.sector_index]
  if (!sector || ticket.state === 'reserved' || ticket.state === 'void') return null
  if (ticket.state !== 'issued') return 'checked_in'
  if (ticket.sailing_id === null) return 'open_ticket'
  const deadline = changeDeadline(facts.network, ticket, sector)
  if (deadline === null) return 'not_changeable'
  return stillAhead(facts, deadline) === null ? 'too_late' : null
}

/**
 * Returns the instant until which a passenger's name can be corrected on all of the passenger's valid tickets: the earliest
 * of their deadlines. Null if it cannot be corrected, or no longer.
 */
export function nameUntil(
  facts: Pick<Context, 'network' | 'now'>,
  tickets: readonly TicketRow[],
  item: OrderItem,
  passengerIndex: number,
): string | null {
  const live = liveTicketsOf(tickets, item, passengerIndex)
  if (live.some(({ state }) => state !== 'issued')) return null
  if (live.some((ticket) => nameRefusal(facts, ticket, item) !== null)) return null
  return live.flatMap((ticket) => nameDeadlineOf(facts, ticket, item) ?? []).toSorted()[0] ?? null
}

/** Returns why one ticket prevents the correction of its passenger's name; null if it does not. */
export function nameRefusal(
  facts: Pick<Context, 'network' | 'now'>,
  ticket: TicketRow,
  item: OrderItem,
): Schemas['NameRefusal'] | null {
  if (ticket.state === 'void') return null
  if (item.passengers[ticket.passenger_index]?.correctedAt !== undefined) return 'already_corrected'
  if (ticket.state === 'checked_in' || ticket.state === 'used') return 'checked_in'
  const deadline = nameDeadlineOf(facts, ticket, item)
  if (deadline === null) return 'not_offered'
  return stillAhead(facts, deadline) === null ? 'too_late' : null
}

/** Returns the tickets of a passenger that are not void. */
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

function nameDeadlineOf(
  facts: Pick<Context, 'network'>,
  ticket: TicketRow,
  item: OrderItem,
): string | null {
  const sector = ferryOf(item)?.sectors[ticket.sector_index]
  return sector ? nameDeadline(facts, ticket, sector) : null
}
