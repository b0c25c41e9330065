import { refuse, refuseField } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { Sailing } from '../../../world/network/network.ts'
import { waitingChanges } from '../booking/load-changes.ts'
import {
  changesLeavingAlone,
  findLeftAlone,
  givenBack,
  type LeftAlone,
  placingOf,
} from '../changes/company.ts'
import type { Part, TicketedOrder } from '../tickets/refundable.ts'
import { type ChangeableTickets, refuseChange } from './changeable-tickets.ts'
import type { OpenChoice } from './open-ticket-choice.ts'

/** Refuses to move tickets to a sailing if that leaves a child or infant alone there, or on the sailing that they leave. */
export function requireCompanyAfterMove(
  { network }: Pick<Context, 'network'>,
  subject: ChangeableTickets,
  sailing: Sailing,
): void {
  const alone = findLeftAlone(network, subject.sold, placingOf(subject, sailing.id))
  if (alone) refuseChange('unaccompanied', toParams(alone))
}

/** Refuses to refund parts if that leaves a child or infant alone on a sailing. */
export function requireCompanyAfterRefund(
  { network }: Pick<Context, 'network'>,
  sold: TicketedOrder,
  parts: readonly Part[],
): void {
  const alone = findLeftAlone(network, sold, givenBack(parts))
  if (alone) refuse('refund_refused', { params: { reason: 'unaccompanied', ...toParams(alone) } })
}

/**
 * Refuses to date an open ticket if a traveller would then lack company, now or once a waiting change is paid. Clients send the
 * tickets of adults first.
 */
export async function requireCompanyAfterChoice(
  { network, store }: Pick<Context, 'network' | 'store'>,
  { booking, tickets, ticket }: Pick<OpenChoice, 'booking' | 'tickets' | 'ticket'>,
  sailing: Sailing,
): Promise<void> {
  const sold = { booking, tickets, vouchers: [] }
  const placing = placingOf({ tickets: [ticket] }, sailing.id)
  const waiting = await waitingChanges(store, booking.order)
  const isAlone =
    findLeftAlone(network, sold, placing) !== null ||
    changesLeavingAlone(network, sold, placing, waiting).size > 0
  if (isAlone) refuseField('/Ticket', 'unaccompanied', { sailing: sailing.id })
}

function toParams({ sailing, people }: LeftAlone) {
  return { sailing, people: people.join(', ') }
}
