import type { Instant } from '../time/instant.ts'
import { isPaymentOver, type PaymentToDecide } from './payment-facts.ts'

/**
 * The steps of the payment screen, in the order of a bank transfer (§4). `awaiting_transfer` is for methods that need no
 * proof: QR, virtual account, card, wallet. `failed` follows a declined try, which took no money: the payer can try the same
 * method or another.
 */
export const PAYMENT_FLOWS = [
  'awaiting_method',
  'awaiting_proof',
  'rejected',
  'proof_uploaded',
  'awaiting_transfer',
  'failed',
  'verifying',
  'succeeded',
  'expired',
  'cancelled',
] as const

export type PaymentFlow = (typeof PAYMENT_FLOWS)[number]

/**
 * Returns the step of a payment. It is `expired` as soon as the time to pay is over, even before the server has expired it.
 * `isExpired` distinguishes a payment that expired from one that was cancelled.
 */
export function paymentFlow(
  payment: PaymentToDecide & { readonly isExpired: boolean },
  now: Instant,
): PaymentFlow {
  switch (payment.status) {
    case 'ordered':
      return isPaymentOver(payment, now) ? 'expired' : 'awaiting_method'
    case 'pending':
      return isPaymentOver(payment, now) ? 'expired' : pendingFlow(payment)
    case 'paid':
      return 'verifying'
    case 'completed':
    case 'finished':
      return 'succeeded'
    case 'cancelled':
      return payment.isExpired ? 'expired' : 'cancelled'
  }
}

/**
 * Whether the page must poll, because the next step happens elsewhere. This includes a declined try: the next one may be
 * made in another window or in the bank's app.
 */
export function isWaitingFlow(flow: PaymentFlow): boolean {
  return flow === 'awaiting_transfer' || flow === 'failed' || flow === 'verifying'
}

function pendingFlow({ needsProof, proof, hasFailed }: PaymentToDecide): PaymentFlow {
  if (needsProof && proof !== 'none') return proof === 'uploaded' ? 'proof_uploaded' : 'rejected'
  if (hasFailed) return 'failed'
  return needsProof ? 'awaiting_proof' : 'awaiting_transfer'
}
