import type { Booking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { completePayment } from './complete-payment.ts'
import { reasonInFileName } from './reason-in-file-name.ts'
import { PROOF_REJECTIONS, rejectProof } from './reject-proof.ts'

/** What the simulated agency makes of a declared proof: it is approved, unless its file is named for a reason to reject it. */
export function reviewProof(work: Work, booking: Booking): Promise<Booking> {
  const reason = reasonInFileName(booking.proof?.file_name ?? '', PROOF_REJECTIONS)
  return reason ? rejectProof(work, booking, reason) : completePayment(work, booking)
}
