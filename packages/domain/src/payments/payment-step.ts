import type { Instant } from '../time/instant.ts'
import { isPaymentOver, type PaymentToDecide } from './payment-facts.ts'

/**
 * What the payment screen is about, in the order of the transfer flow (§4). `awaiting_transfer` is a method whose
 * money is noticed without a proof: QR, virtual account, card, wallet.
 */
export const PAYMENT_STEPS = [
  'awaiting_method',
  'awaiting_proof',
  'rejected',
  'proof_uploaded',
  'awaiting_transfer',
  'verifying',
  'succeeded',
  'expired',
  'cancelled',
] as const

export type PaymentStep = (typeof PAYMENT_STEPS)[number]

/**
 * The step of a payment. A payment whose time ran out counts as expired even before the server has said so;
 * `isExpired` tells a cancelled one that lapsed from one that was called off.
 */
export function paymentStep(
  payment: PaymentToDecide & { readonly isExpired: boolean },
  now: Instant,
): PaymentStep {
  switch (payment.status) {
    case 'ordered':
      return isPaymentOver(payment, now) ? 'expired' : 'awaiting_method'
    case 'pending':
      return isPaymentOver(payment, now) ? 'expired' : pendingStep(payment)
    case 'paid':
      return 'verifying'
    case 'completed':
    case 'finished':
      return 'succeeded'
    case 'cancelled':
      return payment.isExpired ? 'expired' : 'cancelled'
  }
}

/** Whether the page has to keep asking: someone else decides what comes next. */
export function isWaitingStep(step: PaymentStep): boolean {
  return step === 'awaiting_transfer' || step === 'verifying'
}

function pendingStep({ needsProof, proof }: PaymentToDecide): PaymentStep {
  if (!needsProof) return 'awaiting_transfer'
  if (proof === 'none') return 'awaiting_proof'
  return proof === 'uploaded' ? 'proof_uploaded' : 'rejected'
}
