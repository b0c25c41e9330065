import {
  addMinutes,
  addDays,
  zonedTimeAt,
  toUtcText,
  refundLadder,
  type LadderStep,
} from '@selat/domain'

import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import type { OperatorTermsFixture } from '../../../world/fixtures/network/network-types.ts'
import type { Network, Sailing } from '../../../world/network/network.ts'
import type { BookedSector } from '../../product/ferry/ferry-booking.ts'
import { knownTerminal } from '../../product/ferry/wire-network.ts'

type Facts = Pick<Context, 'network' | 'now'>

type ClassTerms = OperatorTermsFixture['classes'][number]

/** Returns the sailing that a ticket is for; undefined while it is open. */
export function sailingOf(
  network: Network,
  { sailing_id }: Pick<TicketRow, 'sailing_id'>,
): Sailing | undefined {
  return sailing_id === null ? undefined : network.sailing(sailing_id)
}

/** Returns the operator's terms on the day of a sailing; for an open ticket, on its last valid day. */
function operatorTermsOf(
  network: Network,
  { operator }: Pick<BookedSector, 'operator'>,
  date: string,
): OperatorTermsFixture {
  return network.terms(operator, date)
}

/** Returns the terms of a ticket's class on a day. */
export function classTermsOf(
  network: Network,
  sector: Pick<BookedSector, 'operator' | 'class'>,
  date: string,
): ClassTerms {
  const found = operatorTermsOf(network, sector, date).classes.find(
    ({ code }) => code === sector.class,
  )
  if (!found) throw new Error(`${sector.operator} has no terms for ${sector.class} on ${date}`)
  return found
}

/**
 * Returns the instant at which a ticket ends: its sailing departs, or the last day of an open ticket ends at its terminal.
 */
function endOfTicket(
  facts: Pick<Context, 'network'>,
  ticket: Pick<TicketRow, 'sailing_id' | 'valid_until'>,
  sector: Pick<BookedSector, 'from'>,
): string | null {
  const sailing = sailingOf(facts.network, ticket)
  if (sailing) return toUtcText(sailing.departsAt)
  if (ticket.valid_until === null) return null
  const { timeZone } = knownTerminal(facts, sector.from)
  return toUtcText(zonedTimeAt(addDays(ticket.valid_until, 1), '00:00', timeZone))
}

/** Returns the instant until which the class allows a change of date; null if it never does. */
export function changeDeadline(
  network: Network,
  ticket: Pick<TicketRow, 'sailing_id'>,
  sector: Pick<BookedSector, 'operator' | 'class'>,
): string | null {
  const sailing = sailingOf(network, ticket)
  const change = sailing && classTermsOf(network, sector, sailing.date).change
  return sailing && change ? addMinutes(sailing.departsAt, -change.untilHoursBefore * 60) : null
}

/** Returns the instant until which the operator allows a corrected name; null if it never does. */
export function nameDeadline(
  facts: Pick<Context, 'network'>,
  ticket: Pick<TicketRow, 'sailing_id' | 'valid_until'>,
  sector: Pick<BookedSector, 'operator' | 'from'>,
): string | null {
  const end = endOfTicket(facts, ticket, sector)
  const date = sailingOf(facts.network, ticket)?.date ?? ticket.valid_until
  if (end === null || date === null) return null
  const rule = operatorTermsOf(facts.network, sector, date).nameCorrection
  return rule && addMinutes(end, -rule.untilHoursBefore * 60)
}

/** Returns the instant if it is in the future, otherwise null. */
export function stillAhead({ now }: Pick<Facts, 'now'>, instant: string | null): string | null {
  return instant !== null && instant > now ? instant : null
}

/** The instant at which a ticket can no longer be refunded, and the ladder of its refund until then. */
type TicketRefundTerms = { readonly endsAt: string; readonly ladder: readonly LadderStep[] }

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
