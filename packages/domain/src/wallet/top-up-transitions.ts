import type { Transition } from '../state/transition.ts'

/** States of a top-up of an agency's wallet (§3). One that was asked for starts in the first. */
export const TOP_UP_STATES = ['pending', 'approved', 'rejected', 'cancelled'] as const

export type TopUpState = (typeof TOP_UP_STATES)[number]

export const TOP_UP_EVENTS = ['approve', 'reject', 'cancel'] as const

export type TopUpEvent = (typeof TOP_UP_EVENTS)[number]

/**
 * Who may: `by_house`: whoever the money was sent to has looked at it. `by_agency`: a member of the agency asks that told
 * of it.
 */
export const TOP_UP_GUARDS = ['by_house', 'by_agency'] as const

export type TopUpGuard = (typeof TOP_UP_GUARDS)[number]

/** What can happen to a top-up. It is decided once: a rejected one is sent again as another. */
export const topUpTransitions: readonly Transition<TopUpState, TopUpEvent, TopUpGuard>[] = [
  { from: 'pending', event: 'approve', to: 'approved', guard: 'by_house' },
  { from: 'pending', event: 'reject', to: 'rejected', guard: 'by_house' },
  { from: 'pending', event: 'cancel', to: 'cancelled', guard: 'by_agency' },
]
