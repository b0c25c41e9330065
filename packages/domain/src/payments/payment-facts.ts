import type { Facts } from '../state/transition.ts'
import { type Instant, toEpochMs } from '../time/instant.ts'
import type { PaymentGuard, PaymentStatus } from './payment-transitions.ts'

/** The state of a payment's proof. A rejected one counts as none until another is uploaded. */
export type ProofState = 'none' | 'uploaded' | 'rejected'

/**
 * The facts of a payment itself. `expiresAt` is null if it can no longer expire. `needsProof` is that of the chosen method,
 * and false if none is chosen. `hasFailed`: a try with the chosen method was declined.
 */
export type PaymentToDecide = {
  readonly status: PaymentStatus
  readonly expiresAt: Instant | null
  readonly needsProof: boolean
  readonly proof: ProofState
  readonly hasFailed: boolean
}

/**
 * Returns the facts for the guards of `paymentTransitions` that depend on the payment alone. The caller adds those about
 * refunds, travel and seats.
 */
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

/** Whether the time to pay is over. At the instant of expiry it is. */
export function isPaymentOver(
  { expiresAt }: Pick<PaymentToDecide, 'expiresAt'>,
  now: Instant,
): boolean {
  return expiresAt !== null && toEpochMs(now) >= toEpochMs(expiresAt)
}
