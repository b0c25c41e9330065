import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { reasonInFileName } from '../payment/reason-in-file-name.ts'
import { completePayment } from './complete-payment.ts'
import { PROOF_REJECTIONS, rejectProof } from './reject-proof.ts'

/** What the simulated agency makes of a declared proof: it is approved, unless its file is named for a reason to reject it. */
export function reviewProof(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  const reason = reasonInFileName(booking.proof?.file_name ?? '', PROOF_REJECTIONS)
  return reason ? rejectProof(work, booking, reason) : completePayment(work, booking)
}
