import { refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { Work } from '../../../operation/work.ts'
import { type TicketChange, waitingChanges } from '../booking/load-changes.ts'
import { type LoadedOrder, loadOrder } from '../booking/load-order.ts'
import { changesConflict } from '../changes/changes-conflict.ts'
import { changesLeavingAlone, givenBack, type Placing, placingOf } from '../changes/company.ts'
import { closeOrder } from '../pay/close-order.ts'
import { idOf, type Part, type TicketedOrder } from '../tickets/refundable.ts'

type IsInTheWay = (change: TicketChange) => boolean

type Facts = Pick<Context, 'store' | 'network'>

/**
 * The waiting changes that stand in the way of giving parts back: those of the same tickets, which have nothing left to move,
 * and those that would leave somebody alone.
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

/** The waiting changes that stand in the way of taking tickets to a sailing. */
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
 * The orders of the changes in the way that still wait for their difference. One whose money is being verified cannot be
 * ended, and nothing that it stands in the way of happens until it is known.
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

/** Ends them: the seats that they hold return. */
export async function cancelConflictingChanges(
  work: Work,
  booking: Pick<LoadedOrder, 'order'>,
  isInTheWay: IsInTheWay,
): Promise<void> {
  for (const waiting of await findConflictingChanges(work, booking, isInTheWay))
    await closeOrder(work, waiting, 'cancel')
}
