import { refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { Work } from '../../../operation/work.ts'
import { type TicketChange, waitingChanges } from '../booking/load-changes.ts'
import { type LoadedOrder, loadOrder } from '../booking/load-order.ts'
import { changesConflict } from '../changes/changes-conflict.ts'
import { changesLeavingAlone, givenBack, type Placing, placingOf } from '../changes/company.ts'
import { closeOrder } from '../pay/cancel-order.ts'
import { idOf, type Part, type TicketedOrder } from '../tickets/refundable.ts'

type IsInTheWay = (change: TicketChange) => boolean

type Facts = Pick<Context, 'store' | 'network'>

/**
 * Finds the waiting changes that conflict with a refund of parts: those that move the same tickets, and those that would
 * leave passengers without company.
 */
export function changesAgainstRefund(
  facts: Facts,
  sold: TicketedOrder,
  parts: readonly Part[],
): Promise<IsInTheWay> {
  const ids = new Set(parts.map(idOf))
  return changesAgainst(facts, sold, givenBack(parts), ({ tickets }) =>
    tickets.some(({ id }) => ids.has(id)),
  )
}

/** Finds the waiting changes that conflict with moving tickets to a sailing. */
export function changesAgainstMove(
  facts: Facts,
  sold: TicketedOrder,
  wanted: Pick<TicketChange, 'sailing_id'> & { tickets: readonly { readonly id: string }[] },
): Promise<IsInTheWay> {
  const { network } = facts
  return changesAgainst(facts, sold, placingOf(wanted, wanted.sailing_id), (waiting) =>
    changesConflict({ network, tickets: sold.tickets }, wanted, waiting),
  )
}

async function changesAgainst(
  { store, network }: Facts,
  sold: TicketedOrder,
  placing: Placing,
  cannotBoth: IsInTheWay,
): Promise<IsInTheWay> {
  const waiting = await waitingChanges(store, sold.booking.order)
  const others = waiting.filter((change) => !cannotBoth(change))
  const leavingAlone = changesLeavingAlone(network, sold, placing, others)
  return (change) => cannotBoth(change) || leavingAlone.has(change.id)
}

/**
 * Loads the orders of conflicting changes that still wait for the payment of their difference. Refuses if the payment of one is
 * being verified, because that change cannot be cancelled.
 */
export async function findConflictingChanges(
  { store }: Pick<Work, 'store'>,
  { order }: Pick<LoadedOrder, 'order'>,
  isInTheWay: IsInTheWay,
): Promise<LoadedOrder[]> {
  const bookings: LoadedOrder[] = []
  for (const change of await waitingChanges(store, order)) {
    const { tenant, payment_order_id: id } = change
    if (id === null || !isInTheWay(change)) continue
    const booking = await loadOrder(store, { tenant, id })
    if (booking.payment.state === 'paid')
      refuse('order_state_refused', { params: { status: order.status, change: id } })
    bookings.push(booking)
  }
  return bookings
}

/** Cancels the conflicting changes, which releases the seats that they hold. */
export async function cancelConflictingChanges(
  work: Work,
  booking: Pick<LoadedOrder, 'order'>,
  isInTheWay: IsInTheWay,
): Promise<void> {
  for (const waiting of await findConflictingChanges(work, booking, isInTheWay))
    await closeOrder(work, waiting, 'cancel')
}
