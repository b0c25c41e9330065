import type { Booking } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { completePayment } from './complete-payment.ts'
import { PROOF_REJECTIONS, type ProofRejection, rejectProof } from './reject-proof.ts'

/**
 * What the simulated agency makes of a declared proof: it is approved, unless its file is named for a reason to reject
 * it, as `unreadable.png` or `amount-differs.jpg`. So a developer gets every ending without the console.
 */
export function reviewProof(work: Work, booking: Booking): Promise<Booking> {
  const reason = reasonIn(booking.proof?.file_name ?? '')
  return reason ? rejectProof(work, booking, reason) : completePayment(work, booking)
}

function reasonIn(fileName: string): ProofRejection | undefined {
  const name = fileName
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replaceAll(/[ -]/g, '_')
  return PROOF_REJECTIONS.find((reason) => reason === name)
}
