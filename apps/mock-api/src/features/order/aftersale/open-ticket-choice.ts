import { canReturn, toEpochMs } from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import type { Sailing } from '../../../world/network/network.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import type { BookedSector } from '../../product/ferry/ferry-booking.ts'
import { sellsForSector } from '../../product/ferry/sold-network.ts'
import { findBooking } from '../booking/find-order.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'

/** A paid ticket that still has no sailing, and the facts that its sailing has to fit. */
export type OpenChoice = {
  readonly booking: LoadedOrder
  /** All tickets of the booking, including this one. */
  readonly tickets: readonly TicketRow[]
  readonly ticket: TicketRow
  readonly sector: BookedSector
  /** The sailings of the same traveller's previous and next sector; undefined while they have none. */
  readonly out: Sailing | undefined
  readonly back: Sailing | undefined
}

/**
 * Finds the open ticket that the caller may date. Refuses tickets of other callers, and tickets that are dated or unpaid.
 */
export async function findOpenChoice(
  ctx: Pick<Context, 'store' | 'network' | 'tenant' | 'caller' | 'now'>,
  ticketId: string,
  token: string | undefined,
): Promise<OpenChoice> {
  const row = await ctx.store
    .selectFrom('tickets')
    .select('order_id')
    .where('tenant', '=', ctx.tenant.slug)
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const booking = await findBooking(ctx, row.order_id, token)
  const tickets = await loadTickets(ctx.store, booking.order)
  const ticket = tickets.find(({ id }) => id === ticketId)
  const item = booking.items.find(({ id }) => id === ticket?.order_item_id)
  const sector = ticket && item && ferryOf(item)?.sectors[ticket.sector_index]
  if (!ticket || !sector) return refuse('not_found')
  if (booking.order.status !== 'POSTED' || ticket.state !== 'issued' || ticket.sailing_id !== null)
    refuse('order_state_refused', {
      params: { status: booking.order.status, ticket: ticket.state },
    })

  const sailingAt = (sectorIndex: number) => {
    const other = tickets.find(
      (candidate) =>
        candidate.order_item_id === ticket.order_item_id &&
        candidate.passenger_index === ticket.passenger_index &&
        candidate.sector_index === sectorIndex,
    )
    return other?.sailing_id ? ctx.network.sailing(other.sailing_id) : undefined
  }
  return {
    booking,
    tickets,
    ticket,
    sector,
    out: sailingAt(ticket.sector_index - 1),
    back: sailingAt(ticket.sector_index + 1),
  }
}

/**
 * Whether a sailing can be chosen for an open ticket: it has the operator, direction and class, is within the validity, and
 * lies between the traveller's other sailings.
 */
export function fitsOpenTicket(
  ctx: Pick<Context, 'tenant' | 'now'>,
  { ticket, sector, out, back }: OpenChoice,
  sailing: Sailing,
): boolean {
  return (
    sellsForSector(ctx.tenant, sector, sailing) &&
    toEpochMs(sailing.departsAt) > toEpochMs(ctx.now) &&
    (ticket.valid_until === null || sailing.date <= ticket.valid_until) &&
    (!out || canReturn(out.arrivesAt, sailing.departsAt)) &&
    (!back || canReturn(sailing.arrivesAt, back.departsAt))
  )
}
