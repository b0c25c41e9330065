import type { Transition } from '../state/transition.ts'

/** States of a quotation. A new one is `sent`: its customer can accept it. */
export const QUOTATION_STATES = ['sent', 'accepted', 'booked', 'lapsed', 'cancelled'] as const

export type QuotationState = (typeof QUOTATION_STATES)[number]

export const QUOTATION_EVENTS = ['accept', 'book', 'release', 'reseat', 'lapse', 'cancel'] as const

export type QuotationEvent = (typeof QUOTATION_EVENTS)[number]

/** `customer_accepted`: the customer has named the travellers. `over`: the quotation is no longer valid. */
export const QUOTATION_GUARDS = ['customer_accepted', 'over'] as const

export type QuotationGuard = (typeof QUOTATION_GUARDS)[number]

/**
 * The transitions of a quotation. Its customer accepts it once; an accepted one no longer expires. `release` follows when
 * its order was never paid, `reseat` when its order was paid late and restored.
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
