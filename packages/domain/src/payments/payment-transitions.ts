import type { Transition } from '../state/transition.ts'

/** The states of a payment (§4). A new one is `ordered`, without a method. */
export const PAYMENT_STATUSES = [
  'ordered',
  'pending',
  'paid',
  'completed',
  'finished',
  'cancelled',
] as const

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_EVENTS = [
  'choose_method',
  'upload_proof',
  'declare_paid',
  'capture',
  'decline',
  'verify',
  'reject_proof',
  'finish',
  'expire',
  'cancel',
  'refund',
  'late_payment',
] as const

export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/**
 * `in_time`: before the payment's expiry. `over`: at or after it. `proof_accepted`: in time, and the method is one that is
 * paid with a proof. `proof_uploaded`: in time, with a proof that is not rejected. `proof_under_review`: paid with a proof.
 * `travelled`: the last sailing has left. `refund_confirmed`: all of the money is refunded. `seats_free`: the order expired,
 * and seats of the same sailing are free and bookable. `nothing_due`: the amount is zero.
 */
export const PAYMENT_GUARDS = [
  'in_time',
  'over',
  'proof_accepted',
  'proof_uploaded',
  'proof_under_review',
  'travelled',
  'refund_confirmed',
  'seats_free',
  'nothing_due',
] as const

export type PaymentGuard = (typeof PAYMENT_GUARDS)[number]

/**
 * The transitions of a payment. 'I have paid' (`declare_paid`) and a notice of the bank or processor (`capture`) lead to
 * `paid`; only `verify` completes it. A try that the payer's bank, wallet or processor refuses (`decline`) takes no money
 * and keeps the method, so that it can be tried again. If nothing is due, no method is chosen. A payment under verification
 * cannot be cancelled. Money for a cancelled payment has an event of its own. If seats are free, it completes the payment
 * and restores the order; else the payment stays cancelled and the money is refunded (`decideLatePayment`).
 */
export const paymentTransitions: readonly Transition<PaymentStatus, PaymentEvent, PaymentGuard>[] =
  [
    { from: 'ordered', event: 'choose_method', to: 'pending', guard: 'in_time' },
    { from: 'ordered', event: 'capture', to: 'paid', guard: 'nothing_due' },
    { from: 'ordered', event: 'expire', to: 'cancelled', guard: 'over' },
    { from: 'ordered', event: 'cancel', to: 'cancelled' },
    { from: 'pending', event: 'choose_method', to: 'pending', guard: 'in_time' },
    { from: 'pending', event: 'upload_proof', to: 'pending', guard: 'proof_accepted' },
    { from: 'pending', event: 'declare_paid', to: 'paid', guard: 'proof_uploaded' },
    { from: 'pending', event: 'capture', to: 'paid', guard: 'in_time' },
    { from: 'pending', event: 'decline', to: 'pending', guard: 'in_time' },
    { from: 'pending', event: 'expire', to: 'cancelled', guard: 'over' },
    { from: 'pending', event: 'cancel', to: 'cancelled' },
    { from: 'paid', event: 'verify', to: 'completed' },
    { from: 'paid', event: 'reject_proof', to: 'pending', guard: 'proof_under_review' },
    { from: 'completed', event: 'finish', to: 'finished', guard: 'travelled' },
    { from: 'completed', event: 'refund', to: 'cancelled', guard: 'refund_confirmed' },
    { from: 'cancelled', event: 'late_payment', to: 'completed', guard: 'seats_free' },
    { from: 'cancelled', event: 'late_payment', to: 'cancelled' },
  ]
