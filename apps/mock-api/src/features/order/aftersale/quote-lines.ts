import { paidShare, refundOfShare, stepAt } from '@selat/domain'

import type { StoredRefundLine } from '../../../engine/store/tables/aftersale-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { itemTerms } from '../tickets/item-terms.ts'
import type { Part, TicketedOrder } from '../tickets/refundable.ts'
import { ticketShares } from '../tickets/ticket-shares.ts'
import { ticketRefundTerms } from '../tickets/ticket-terms.ts'

type Facts = Pick<Context, 'network' | 'catalogue' | 'now'>

/** Calculates the refund of each of some parts at an instant. */
export function quoteLines(
  facts: Facts,
  sold: TicketedOrder,
  parts: readonly Part[],
): StoredRefundLine[] {
  const shares = new Map(
    sold.booking.items
      .filter(({ item_content }) => item_content === 'ferry')
      .flatMap((item) => [...ticketShares(item, sold.tickets)]),
  )
  return parts.map((part) => {
    if (part.kind === 'voucher') return voucherLine(facts, part)
    const { item, ticket } = part
    const sector = ferryOf(item)?.sectors[ticket.sector_index]
    const share = shares.get(ticket.id)
    if (!sector || !share) throw new Error(`Ticket ${ticket.id} has no price`)
    const { ladder } = ticketRefundTerms(facts, ticket, sector)
    const { percent } = stepAt(ladder, facts.now)
    return {
      item: item.id,
      ticket: ticket.id,
      sailing: ticket.sailing_id,
      paid: paidShare(share).amount,
      percent,
      refund: refundOfShare(share, percent).amount,
      ladder,
    }
  })
}

function voucherLine(
  facts: Facts,
  { item, voucher }: Extract<Part, { kind: 'voucher' }>,
): StoredRefundLine {
  const terms = itemTerms(facts, item, voucher.valid_until)
  const { percent, amount } = terms.refund(item.price, facts.now)
  return {
    item: item.id,
    ticket: null,
    sailing: null,
    paid: item.price.total.amount,
    percent,
    refund: amount,
    ladder: terms.ladder(item.price),
  }
}

/** Sums up the lines in minor units. */
export function sumLines(lines: readonly StoredRefundLine[], of: 'paid' | 'refund'): number {
  return lines.reduce((sum, line) => sum + line[of], 0)
}
