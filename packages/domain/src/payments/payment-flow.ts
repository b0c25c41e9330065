import type { Instant } from '../time/instant.ts'
import { isPaymentOver, type PaymentToDecide } from './payment-facts.ts'

/**
 * What the payment screen is about, in the order of the transfer flow (§4). `awaiting_transfer` is a method whose
 * money is noticed without a proof: QR, virtual account, card, wallet. `failed` is a try that was declined: nothing was taken,
 * and the same method or another can be tried.
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
 * The step of a payment. A payment whose time ran out counts as expired even before the server has said so;
 * `isExpired` tells a cancelled one that lapsed from one that was called off.
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
 * Whether the page has to keep asking: someone else decides what comes next. After a declined try too, because the next
 * may be made elsewhere: in another window, or in the bank's own app.
 */
export function isWaitingFlow(flow: PaymentFlow): boolean {
  return flow === 'awaiting_transfer' || flow === 'failed' || flow === 'verifying'
}

function pendingFlow({ needsProof, proof, hasFailed }: PaymentToDecide): PaymentFlow {
  if (needsProof && proof !== 'none') return proof === 'uploaded' ? 'proof_uploaded' : 'rejected'
  if (hasFailed) return 'failed'
  return needsProof ? 'awaiting_proof' : 'awaiting_transfer'
}
