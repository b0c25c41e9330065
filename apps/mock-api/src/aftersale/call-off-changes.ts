import { refuse } from '../kernel/refusal.ts'
import { closeOrder } from '../orders/close-order.ts'
import { type Booking, loadBooking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { loadChanges } from './load-changes.ts'

/**
 * Ends the changes of some tickets that still wait for their difference: the seats that they hold return. One whose money is
 * being verified cannot be ended, and nothing else happens to its tickets until it is known.
 */
export async function callOffChanges(
  work: Work,
  { order }: Pick<Booking, 'order'>,
  tickets: readonly string[],
): Promise<void> {
  const waiting = (await loadChanges(work.store, order)).filter(
    (change) => change.state === 'waiting' && change.tickets.some(({ id }) => tickets.includes(id)),
  )
  for (const { tenant, payment_order_id: id } of waiting) {
    if (id === null) continue
    const booking = await loadBooking(work.store, { tenant, id })
    if (booking.payment.state === 'paid')
      refuse('order_state_refused', { params: { status: order.status, change: id } })
    await closeOrder(work, booking, 'cancel')
  }
}
