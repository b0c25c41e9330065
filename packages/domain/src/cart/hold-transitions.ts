import type { Transition } from '../state/transition.ts'

/** States of the seats behind a cart item. An expired item stays in the cart, without its seats. */
export const HOLD_STATES = ['held', 'extended', 'expired', 'released', 'ordered'] as const

export type HoldState = (typeof HOLD_STATES)[number]

export const HOLD_EVENTS = ['extend', 'expire', 'release', 'order'] as const

export type HoldEvent = (typeof HOLD_EVENTS)[number]

/** `extendable`: running, and extensions are left. `running`: before its end. `over`: at or after it. */
export const HOLD_GUARDS = ['extendable', 'running', 'over'] as const

export type HoldGuard = (typeof HOLD_GUARDS)[number]

/** The transitions of a hold. `released` and `ordered` are final. */
export const holdTransitions: readonly Transition<HoldState, HoldEvent, HoldGuard>[] = [
  { from: 'held', event: 'extend', to: 'extended', guard: 'extendable' },
  { from: 'held', event: 'order', to: 'ordered', guard: 'running' },
  { from: 'held', event: 'expire', to: 'expired', guard: 'over' },
  { from: 'held', event: 'release', to: 'released' },
  { from: 'extended', event: 'extend', to: 'extended', guard: 'extendable' },
  { from: 'extended', event: 'order', to: 'ordered', guard: 'running' },
  { from: 'extended', event: 'expire', to: 'expired', guard: 'over' },
  { from: 'extended', event: 'release', to: 'released' },
  { from: 'expired', event: 'release', to: 'released' },
]
