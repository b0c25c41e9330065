import { refuse } from '../../../engine/http/refusal.ts'
import type { TicketRow, VoucherRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import type { LoadedOrder, OrderItem } from '../booking/load-order.ts'
import { itemTerms } from './item-terms.ts'
import { ticketRefundTerms } from './ticket-terms.ts'

type Facts = Pick<Context, 'network' | 'catalogue' | 'now'>

/** An order with its tickets and vouchers. */
export type TicketedOrder = {
  readonly booking: LoadedOrder
  readonly tickets: readonly TicketRow[]
  readonly vouchers: readonly VoucherRow[]
}

/** A part that can be refunded by itself: a ferry ticket, or an item of another product by its voucher. */
export type Part =
  | { readonly kind: 'ticket'; readonly item: OrderItem; readonly ticket: TicketRow }
  | { readonly kind: 'voucher'; readonly item: OrderItem; readonly voucher: VoucherRow }

/** Lists every part of an order, in the order of its items. */
export function partsOf({ booking, tickets, vouchers }: TicketedOrder): Part[] {
  return booking.items.flatMap((item): Part[] => [
    ...tickets
      .filter(({ order_item_id }) => order_item_id === item.id)
      .map((ticket) => ({ kind: 'ticket' as const, item, ticket })),
    ...vouchers
      .filter(({ order_item_id }) => order_item_id === item.id)
      .map((voucher) => ({ kind: 'voucher' as const, item, voucher })),
  ])
}

export function stateOf(part: Part): TicketRow['state'] {
  return part.kind === 'ticket' ? part.ticket.state : part.voucher.state
}

/** Returns the instant from which a part cannot be refunded: when it begins, or when its validity ends. */
export function endOfPart(facts: Facts, part: Part): string | null {
  if (part.kind === 'voucher') return itemTerms(facts, part.item, part.voucher.valid_until).startsAt
  const sector = ferryOf(part.item)?.sectors[part.ticket.sector_index]
  if (!sector) throw new Error(`Ticket ${part.ticket.id} has lost its sector`)
  return ticketRefundTerms(facts, part.ticket, sector).endsAt
}

export type Obstacle = 'nothing_left' | 'departed' | 'checked_in'

/** Returns why a part cannot be refunded; null if it can. */
export function obstacleOf(facts: Facts, part: Part): Obstacle | null {
  const state = stateOf(part)
  if (state === 'void' || state === 'reserved') return 'nothing_left'
  const end = endOfPart(facts, part)
  if (end !== null && end <= facts.now) return 'departed'
  return state === 'issued' ? null : 'checked_in'
}

/** Lists the parts of an order that can be refunded. If there are none, refuses with the reason. */
export function refundableParts(facts: Facts, sold: TicketedOrder): Part[] {
  const parts = partsOf(sold)
  const left = parts.filter((part) => obstacleOf(facts, part) === null)
  if (left.length > 0) return left
  const obstacles = parts.map((part) => obstacleOf(facts, part))
  const reason = (['checked_in', 'departed'] as const).find((one) => obstacles.includes(one))
  return refuse('refund_refused', { params: { reason: reason ?? 'nothing_left' } })
}

/** Whether an order has no valid part left once these parts are refunded. */
export function isAllOf(sold: TicketedOrder, given: readonly Part[]): boolean {
  const ids = new Set(given.map(idOf))
  return partsOf(sold).every((part) => stateOf(part) === 'void' || ids.has(idOf(part)))
}

export function idOf(part: Part): string {
  return part.kind === 'ticket' ? part.ticket.id : part.voucher.id
}
