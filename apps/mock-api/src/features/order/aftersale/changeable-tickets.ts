import { type ProblemParams, refuse } from '../../../engine/http/refusal.ts'
import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import type { Sailing } from '../../../world/network/network.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import type { BookedSector } from '../../product/ferry/ferry-booking.ts'
import type { OrderItem } from '../booking/load-order.ts'
import type { TicketedOrder } from '../tickets/refundable.ts'
import { changeDeadline, sailingOf } from '../tickets/ticket-terms.ts'

/** Tickets of one sector on one sailing, which are moved together. */
export type ChangeableTickets = {
  readonly sold: TicketedOrder
  readonly item: OrderItem
  readonly sectorIndex: number
  readonly sector: BookedSector
  readonly tickets: readonly TicketRow[]
  readonly old: Sailing
  /** The instant until which the tickets can be changed. */
  readonly closesAt: string
}

/** Finds the tickets that the caller wants to move, or refuses with the reason why they cannot move. */
export function findChangeSubject(
  ctx: Pick<Context, 'network' | 'now'>,
  sold: TicketedOrder,
  ids: readonly string[],
  pointerOf: (index: number) => string,
): ChangeableTickets {
  const tickets = sold.tickets.filter(({ id }) => ids.includes(id))
  const errors = ids.flatMap((id, index) => {
    const isKnown = tickets.some((ticket) => ticket.id === id)
    const code = !isKnown ? 'not_in_order' : ids.indexOf(id) < index ? 'repeated' : null
    return code ? [{ pointer: pointerOf(index), code, params: {} }] : []
  })
  const [first] = tickets
  if (errors.length > 0 || !first) return refuse('validation_failed', { errors })
  const item = sold.booking.items.find(({ id }) => id === first.order_item_id)
  const sector = item && ferryOf(item)?.sectors[first.sector_index]
  if (!item || !sector) throw new Error(`Ticket ${first.id} has lost its sector`)
  if (tickets.some(({ state }) => state === 'void')) refuseChange('not_changeable')
  if (tickets.some(({ state }) => state !== 'issued')) refuseChange('checked_in')
  const isOneSector = tickets.every(
    (ticket) =>
      ticket.order_item_id === first.order_item_id &&
      ticket.sector_index === first.sector_index &&
      ticket.sailing_id === first.sailing_id,
  )
  if (!isOneSector) refuseChange('not_one_sector')
  const old = sailingOf(ctx.network, first)
  if (!old) return refuseChange('open_ticket')
  const closesAt = changeDeadline(ctx.network, first, sector)
  if (closesAt === null) return refuseChange('not_changeable')
  if (closesAt <= ctx.now) refuseChange('too_late', { until: closesAt })
  return { sold, item, sector, sectorIndex: first.sector_index, tickets, old, closesAt }
}

type Reason =
  | 'not_changeable'
  | 'too_late'
  | 'checked_in'
  | 'not_one_sector'
  | 'sailing_unfit'
  | 'open_ticket'
  | 'unaccompanied'

export function refuseChange(reason: Reason, params: ProblemParams = {}): never {
  return refuse('change_refused', { params: { ...params, reason } })
}
