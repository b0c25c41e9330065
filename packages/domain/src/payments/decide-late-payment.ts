import type { OrderStatus } from '../orders/order-transitions.ts'

/** What becomes of money that arrives for a cancelled payment. It is never kept for nothing, and never lost. */
export type LatePaymentOutcome = 're_seat' | 'refund'

/**
 * Re-seats an expired order when the same seats can still be booked; refunds otherwise. An order that somebody
 * cancelled is never brought back by money.
 */
export function decideLatePayment(order: {
  readonly status: OrderStatus
  readonly areSeatsFree: boolean
}): LatePaymentOutcome {
  return order.status === 'EXPIRED' && order.areSeatsFree ? 're_seat' : 'refund'
}
