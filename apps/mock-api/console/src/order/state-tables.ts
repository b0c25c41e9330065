import {
  orderTransitions,
  paymentTransitions,
  refundTransitions,
  ticketTransitions,
} from '@selat/domain'
import type { OrderAnswer } from '@selat/mock-api/console'

import type { Row } from './lay-out-states.ts'

export type OrderPath = OrderAnswer['paths'][number]

/** The transitions of each path. They are the domain's own, so that a transition that is added there is drawn here. */
export const STATE_TABLES: Readonly<Record<OrderPath['of'], readonly Row[]>> = {
  order: orderTransitions,
  payment: paymentTransitions,
  refund: refundTransitions,
  ticket: ticketTransitions,
}

/** Formats the title of a path. Tickets that went the same way share one path. */
export function pathTitle({ of, names }: Pick<OrderPath, 'of' | 'names'>): string {
  const [first = ''] = names
  if (of === 'ticket')
    return names.length === 1 ? `Ticket ${first}` : `${names.length} tickets: ${names.join(', ')}`
  return `${of.replace(/^./, (letter) => letter.toUpperCase())} ${first}`
}
