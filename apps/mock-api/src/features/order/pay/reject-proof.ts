import { refuse } from '../../../engine/http/refusal.ts'
import type { ProofRow } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { paymentMethod } from '../../../world/money/payment-methods.ts'
import { setOrderExpiry } from '../booking/booking-deadline.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { renewedDeadline } from '../payment/deadline.ts'
import { paymentEvents } from '../payment/payment-events.ts'

export const PROOF_REJECTIONS = [
  'unreadable',
  'amount_differs',
  'not_received',
  'wrong_account',
] as const satisfies readonly NonNullable<ProofRow['rejection']>[]

export type ProofRejection = (typeof PROOF_REJECTIONS)[number]

/** Rejects the proof of a payment. The payment waits again with a new deadline and the reason of the rejection. */
export async function rejectProof(
  work: Work,
  booking: LoadedOrder,
  reason: ProofRejection,
): Promise<LoadedOrder> {
  const { payment, proof } = booking
  if (payment.method_code === null || proof === null) {
    refuse('payment_state_refused', { params: { state: payment.state } })
  }
  const deadline = renewedDeadline(work, booking, paymentMethod(payment.method_code).expiryMinutes)
  const pending = await advancePayment(work, booking, {
    event: 'reject_proof',
    detail: reason,
    set: { expires_at: deadline, settles_at: null },
  })
  await work.store
    .updateTable('proofs')
    .set({ rejection: reason })
    .where('tenant', '=', proof.tenant)
    .where('id', '=', proof.id)
    .execute()
  const waiting = await setOrderExpiry(work, pending, deadline)
  const rejected = { ...waiting, proof: { ...proof, rejection: reason } }
  await paymentEvents.publish(work, { name: 'proof_rejected', booking: rejected, reason })
  return rejected
}
