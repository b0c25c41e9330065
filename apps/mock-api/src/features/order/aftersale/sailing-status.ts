import { canReturn, toEpochMs } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { Sailing } from '../../../world/network/network.ts'
import type { SeatsLeft } from '../../../world/stock/seats-left.ts'
import { saleDates, sellsForSector } from '../../product/ferry/sold-network.ts'
import { sailingOf } from '../tickets/ticket-terms.ts'
import type { ChangeableTickets } from './changeable-tickets.ts'

type Facts = Pick<Context, 'network' | 'tenant' | 'now' | 'moment'>

export type SailingStatus = 'on_sale' | 'sold_out' | 'closed' | 'current' | 'unfit'

/**
 * Whether a sailing suits the tickets at all: it has their operator, direction and class, on a day that is on sale and
 * within their validity.
 */
export function suitsTickets(
  facts: Facts,
  { sector, tickets }: Pick<ChangeableTickets, 'sector' | 'tickets'>,
  sailing: Sailing,
): boolean {
  return (
    sellsForSector(facts.tenant, sector, sailing) &&
    sailing.date <= saleDates(facts, sector.from).last &&
    tickets.every(({ valid_until }) => valid_until === null || sailing.date <= valid_until)
  )
}

/**
 * Returns the status of a sailing as the target of a change: the present sailing, closed, not compatible with the
 * travellers' other sailings, sold out, or on sale.
 */
export function sailingStatus(
  facts: Facts,
  subject: ChangeableTickets,
  sailing: Sailing,
  seatsLeft: SeatsLeft,
): SailingStatus {
  if (sailing.id === subject.old.id) return 'current'
  if (toEpochMs(sailing.bookingClosesAt) <= toEpochMs(facts.now)) return 'closed'
  if (!fitsOthers(facts, subject, sailing)) return 'unfit'
  return seatsLeft(sailing, subject.sector.class) < subject.tickets.length ? 'sold_out' : 'on_sale'
}

/** Whether a sailing fits the travellers' other sectors: they arrive before their next departure. */
function fitsOthers(facts: Facts, subject: ChangeableTickets, sailing: Sailing): boolean {
  const travellers = new Set(subject.tickets.map(({ passenger_index }) => passenger_index))
  return subject.sold.tickets
    .filter(
      (ticket) =>
        ticket.order_item_id === subject.item.id &&
        ticket.sector_index !== subject.sectorIndex &&
        ticket.state !== 'void' &&
        travellers.has(ticket.passenger_index),
    )
    .every((ticket) => {
      const other = sailingOf(facts.network, ticket)
      if (!other) return true
      return ticket.sector_index < subject.sectorIndex
        ? canReturn(other.arrivesAt, sailing.departsAt)
        : canReturn(sailing.arrivesAt, other.departsAt)
    })
}
