import { refuse } from '../kernel/refusal.ts'
import { closeOrder } from '../orders/close-order.ts'
import { type Booking, loadBooking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { loadChanges, type TicketChange } from './load-changes.ts'

/**
 * Ends the changes in the way that still wait for their difference: the seats that they hold return. One whose money is
 * being verified cannot be ended, and nothing that it stands in the way of happens until it is known.
 */
export async function callOffChanges(
  work: Work,
  { order }: Pick<Booking, 'order'>,
  isInTheWay: (change: TicketChange) => boolean,
): Promise<void> {
  const waiting = (await loadChanges(work.store, order)).filter(
    (change) => change.state === 'waiting' && isInTheWay(change),
  )
  for (const { tenant, payment_order_id: id } of waiting) {
    if (id === null) continue
    const booking = await loadBooking(work.store, { tenant, id })
    if (booking.payment.state === 'paid')
      refuse('order_state_refused', { params: { status: order.status, change: id } })
    await closeOrder(work, booking, 'cancel')
  }
}
