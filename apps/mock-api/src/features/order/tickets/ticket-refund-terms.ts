import { type LadderStep, refundLadder } from '@selat/domain'

import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import type { BookedSector } from '../../product/ferry/ferry-booking.ts'
import { classTermsOf, endOfTicket, sailingOf } from './ticket-terms.ts'

/** The instant at which a ticket can no longer be refunded, and the ladder of its refund until then. */
export type TicketRefundTerms = { readonly endsAt: string; readonly ladder: readonly LadderStep[] }

/**
 * Returns the refund terms of a ticket's class on the day of its sailing. An open ticket has no departure to count hours
 * from, so it refunds the highest percentage of its class until its last day ends.
 */
export function ticketRefundTerms(
  facts: Pick<Context, 'network'>,
  ticket: Pick<TicketRow, 'sailing_id' | 'valid_until' | 'id'>,
  sector: BookedSector,
): TicketRefundTerms {
  const endsAt = endOfTicket(facts, ticket, sector)
  const date = sailingOf(facts.network, ticket)?.date ?? ticket.valid_until
  if (endsAt === null || date === null) throw new Error(`Ticket ${ticket.id} has no end`)
  const { refund } = classTermsOf(facts.network, sector, date)
  const best = Math.max(0, ...refund.map(({ percent }) => percent))
  const rungs =
    ticket.sailing_id !== null ? refund : best > 0 ? [{ hoursBefore: 0, percent: best }] : []
  return { endsAt, ladder: refundLadder(rungs, endsAt) }
}
