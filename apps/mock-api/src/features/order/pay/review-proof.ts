import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { reasonInFileName } from '../payment/reason-in-file-name.ts'
import { completePayment } from './complete-payment.ts'
import { PROOF_REJECTIONS, rejectProof } from './reject-proof.ts'

/** Decides a declared proof as the simulated tenant does: approves it, unless its file name asks for a rejection. */
export function reviewProof(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  const reason = reasonInFileName(booking.proof?.file_name ?? '', PROOF_REJECTIONS)
  return reason ? rejectProof(work, booking, reason) : completePayment(work, booking)
}
