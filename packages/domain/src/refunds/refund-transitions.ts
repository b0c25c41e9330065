import type { Transition } from '../state/transition.ts'

/** The states of a refund (§4). A confirmed refund starts in the first one. */
export const REFUND_STATES = ['processing', 'completed'] as const

export type RefundState = (typeof REFUND_STATES)[number]

export const REFUND_EVENTS = ['complete'] as const

export type RefundEvent = (typeof REFUND_EVENTS)[number]

/** The transitions of a refund: it completes once, and a confirmed refund cannot be cancelled. */
export const refundTransitions: readonly Transition<RefundState, RefundEvent>[] = [
  { from: 'processing', event: 'complete', to: 'completed' },
]
