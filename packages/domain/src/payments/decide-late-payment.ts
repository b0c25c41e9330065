import type { OrderStatus } from '../orders/order-transitions.ts'

/** The outcome of a late payment: it either restores the order or is refunded. */
export type LatePaymentOutcome = 're_seat' | 'refund'

/**
 * Restores an expired order if the same seats can still be booked; otherwise the money is refunded. A late payment never
 * restores an order that was cancelled.
 */
export function decideLatePayment(order: {
  readonly status: OrderStatus
  readonly areSeatsFree: boolean
}): LatePaymentOutcome {
  return order.status === 'EXPIRED' && order.areSeatsFree ? 're_seat' : 'refund'
}
