import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse, refuseFields } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import {
  idOf,
  obstacleOf,
  type Part,
  partsOf,
  refundableParts,
  type TicketedOrder,
} from '../tickets/refundable.ts'

/**
 * Returns the parts that a request names, each once, or all refundable parts if it names none. Refuses unknown and repeated
 * ids and parts that cannot be refunded.
 */
export function chooseParts(
  facts: Pick<Context, 'network' | 'catalogue' | 'now'>,
  sold: TicketedOrder,
  { Tickets, Items }: Schemas['RefundWish'],
): Part[] {
  if (Tickets.length === 0 && Items.length === 0) return refundableParts(facts, sold)
  const parts = partsOf(sold)
  const errors = [
    ...namingErrors('/Tickets', Tickets, (id) => parts.some((part) => isTicket(part, id))),
    ...namingErrors('/Items', Items, (id) => parts.some(({ item }) => item.id === id)),
  ]
  refuseFields(errors)
  const named = Tickets.flatMap((id) => parts.filter((part) => isTicket(part, id)))
  // If a request names a whole item, parts that were refunded before are skipped, unless no other part is left.
  const whole = Items.flatMap((id) => {
    const own = parts.filter(({ item }) => item.id === id)
    const left = own.filter((part) => obstacleOf(facts, part) !== 'nothing_left')
    return left.length > 0 ? left : own
  })
  const chosen = [...new Map([...named, ...whole].map((part) => [idOf(part), part])).values()]
  const obstacle = chosen.map((part) => obstacleOf(facts, part)).find((one) => one !== null)
  if (obstacle) refuse('refund_refused', { params: { reason: obstacle } })
  return parts.filter((part) => chosen.includes(part))
}

function isTicket(part: Part, id: string): boolean {
  return part.kind === 'ticket' && part.ticket.id === id
}

function namingErrors(
  pointer: string,
  ids: readonly string[],
  isKnown: (id: string) => boolean,
): ProblemField[] {
  return ids.flatMap((id, index) => {
    const code = !isKnown(id) ? 'not_in_order' : ids.indexOf(id) < index ? 'repeated' : null
    return code ? [{ pointer: `${pointer}/${index}`, code, params: {} }] : []
  })
}
