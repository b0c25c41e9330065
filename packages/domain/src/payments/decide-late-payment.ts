import type { OrderStatus } from '../orders/order-transitions.ts'

/** The outcome of a late payment: either the order is restored, or the money is refunded. */
export type LatePaymentOutcome = 're_seat' | 'refund'

/**
 * Decides about a late payment. It restores an expired order if the same seats can still be booked; otherwise the money is
 * refunded. It never restores an order that was cancelled.
 */
export function decideLatePayment(order: {
  readonly status: OrderStatus
  readonly areSeatsFree: boolean
}): LatePaymentOutcome {
  return order.status === 'EXPIRED' && order.areSeatsFree ? 're_seat' : 'refund'
}
