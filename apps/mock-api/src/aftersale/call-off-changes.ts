import { refuse } from '../kernel/refusal.ts'
import { closeOrder } from '../orders/close-order.ts'
import { type Booking, loadBooking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { loadChanges, type TicketChange } from './load-changes.ts'
import { idOf, type Part } from './refundable.ts'

type IsInTheWay = (change: TicketChange) => boolean

/** A change of tickets that are given back has nothing left to move. */
export function movesAnyOf(parts: readonly Part[]): IsInTheWay {
  const ids = new Set(parts.map(idOf))
  return ({ tickets }) => tickets.some(({ id }) => ids.has(id))
}

/**
 * The orders of the changes in the way that still wait for their difference. One whose money is being verified cannot be
 * ended, and nothing that it stands in the way of happens until it is known.
 */
export async function findChangesInTheWay(
  { store }: Pick<Work, 'store'>,
  { order }: Pick<Booking, 'order'>,
  isInTheWay: IsInTheWay,
): Promise<Booking[]> {
  const bookings: Booking[] = []
  for (const change of await loadChanges(store, order)) {
    const { tenant, state, payment_order_id: id } = change
    if (state !== 'waiting' || id === null || !isInTheWay(change)) continue
    const booking = await loadBooking(store, { tenant, id })
    if (booking.payment.state === 'paid')
      refuse('order_state_refused', { params: { status: order.status, change: id } })
    bookings.push(booking)
  }
  return bookings
}

/** Ends them: the seats that they hold return. */
export async function callOffChanges(
  work: Work,
  booking: Pick<Booking, 'order'>,
  isInTheWay: IsInTheWay,
): Promise<void> {
  for (const waiting of await findChangesInTheWay(work, booking, isInTheWay))
    await closeOrder(work, waiting, 'cancel')
}
