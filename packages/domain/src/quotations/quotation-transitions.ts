import type { Transition } from '../state/transition.ts'

/** States of a quotation. One that is made starts in the first: it is on its way to its customer. */
export const QUOTATION_STATES = ['sent', 'accepted', 'booked', 'lapsed', 'cancelled'] as const

export type QuotationState = (typeof QUOTATION_STATES)[number]

export const QUOTATION_EVENTS = ['accept', 'book', 'release', 'reseat', 'lapse', 'cancel'] as const

export type QuotationEvent = (typeof QUOTATION_EVENTS)[number]

/**
 * `customer_accepted`: its customer has said who travels. `over`: the day until which it is valid has passed.
 */
export const QUOTATION_GUARDS = ['customer_accepted', 'over'] as const

export type QuotationGuard = (typeof QUOTATION_GUARDS)[number]

/**
 * What can happen to a quotation. Its customer accepts it once, and what is accepted in time does not lapse any more. `release` is an order of it
 * that was never paid, `reseat` one that was paid late and is good after all.
 */
export const quotationTransitions: readonly Transition<
  QuotationState,
  QuotationEvent,
  QuotationGuard
>[] = [
  { from: 'sent', event: 'accept', to: 'accepted' },
  { from: 'sent', event: 'book', to: 'booked' },
  { from: 'accepted', event: 'book', to: 'booked' },
  { from: 'booked', event: 'release', to: 'accepted', guard: 'customer_accepted' },
  { from: 'booked', event: 'release', to: 'lapsed', guard: 'over' },
  { from: 'booked', event: 'release', to: 'sent' },
  { from: 'sent', event: 'reseat', to: 'booked' },
  { from: 'accepted', event: 'reseat', to: 'booked' },
  { from: 'lapsed', event: 'reseat', to: 'booked' },
  { from: 'sent', event: 'lapse', to: 'lapsed', guard: 'over' },
  { from: 'sent', event: 'cancel', to: 'cancelled' },
  { from: 'accepted', event: 'cancel', to: 'cancelled' },
]
