import type { Transition } from '../state/transition.ts'

/** The states of an order (§4). A new order is in the first one. */
export const ORDER_STATUSES = ['ENTRY', 'POSTED', 'CANCELLED', 'EXPIRED'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_EVENTS = ['post', 'expire', 'cancel', 'refund', 'reseat'] as const

export type OrderEvent = (typeof ORDER_EVENTS)[number]

/**
 * `payment_verified`: the order's payment is completed. `payment_cancelled`: its payment expired or was cancelled, so no money
 * is on its way. `refund_confirmed`: the whole order is refunded. `seats_free`: a late payment arrived, and seats of the same
 * sailing are free and bookable.
 */
export const ORDER_GUARDS = [
  'payment_verified',
  'payment_cancelled',
  'refund_confirmed',
  'seats_free',
] as const

export type OrderGuard = (typeof ORDER_GUARDS)[number]

/** The transitions of an order. Only a confirmed refund ends a posted order; a late payment can restore an expired one. */
export const orderTransitions: readonly Transition<OrderStatus, OrderEvent, OrderGuard>[] = [
  { from: 'ENTRY', event: 'post', to: 'POSTED', guard: 'payment_verified' },
  { from: 'ENTRY', event: 'expire', to: 'EXPIRED', guard: 'payment_cancelled' },
  { from: 'ENTRY', event: 'cancel', to: 'CANCELLED', guard: 'payment_cancelled' },
  { from: 'POSTED', event: 'refund', to: 'CANCELLED', guard: 'refund_confirmed' },
  { from: 'EXPIRED', event: 'reseat', to: 'POSTED', guard: 'seats_free' },
]
