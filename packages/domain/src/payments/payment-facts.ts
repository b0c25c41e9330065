import type { Facts } from '../state/transition.ts'
import { type Instant, toEpochMs } from '../time/instant.ts'
import type { PaymentGuard, PaymentStatus } from './payment-transitions.ts'

/** What is known of the proof of a payment. A rejected one counts as none until another is uploaded. */
export type ProofState = 'none' | 'uploaded' | 'rejected'

/**
 * What decides over a payment, apart from money and seats. `expiresAt` is null once it can no longer lapse;
 * `needsProof` is the chosen method's, false without one. `hasFailed`: a try with the chosen method was declined.
 */
export type PaymentToDecide = {
  readonly status: PaymentStatus
  readonly expiresAt: Instant | null
  readonly needsProof: boolean
  readonly proof: ProofState
  readonly hasFailed: boolean
}

/** What the guards of `paymentTransitions` ask of the payment itself. Refund, travel and seats are added by who knows them. */
export function paymentFacts(payment: PaymentToDecide, now: Instant): Facts<PaymentGuard> {
  const over = isPaymentOver(payment, now)
  return {
    over,
    in_time: !over,
    proof_accepted: !over && payment.needsProof,
    proof_uploaded: !over && payment.needsProof && payment.proof === 'uploaded',
    proof_under_review: payment.needsProof && payment.proof === 'uploaded',
  }
}

/** Whether the time to pay has run out; the expiry itself is too late. */
export function isPaymentOver(
  { expiresAt }: Pick<PaymentToDecide, 'expiresAt'>,
  now: Instant,
): boolean {
  return expiresAt !== null && toEpochMs(now) >= toEpochMs(expiresAt)
}
