import type { Transition } from '../state/transition.ts'

/** The states of a top-up of an agency's wallet (§3). A new one is `pending`. */
export const TOP_UP_STATES = ['pending', 'approved', 'rejected', 'cancelled'] as const

export type TopUpState = (typeof TOP_UP_STATES)[number]

export const TOP_UP_EVENTS = ['approve', 'reject', 'cancel'] as const

export type TopUpEvent = (typeof TOP_UP_EVENTS)[number]

/**
 * `by_tenant`: the tenant, who receives the money, decides. `by_agency`: a member of the agency that requested the top-up acts.
 */
export const TOP_UP_GUARDS = ['by_tenant', 'by_agency'] as const

export type TopUpGuard = (typeof TOP_UP_GUARDS)[number]

/** The transitions of a top-up. It is decided once: after a rejection the agency requests a new one. */
export const topUpTransitions: readonly Transition<TopUpState, TopUpEvent, TopUpGuard>[] = [
  { from: 'pending', event: 'approve', to: 'approved', guard: 'by_tenant' },
  { from: 'pending', event: 'reject', to: 'rejected', guard: 'by_tenant' },
  { from: 'pending', event: 'cancel', to: 'cancelled', guard: 'by_agency' },
]
