import { checkProof, PROOF_MAX_BYTES, sniffImage } from '@selat/domain'

import { refuse } from '../kernel/refusal.ts'
import type { Booking, ProofNote } from '../orders/load-booking.ts'
import type { Work } from '../orders/work.ts'
import { advancePayment } from './advance-payment.ts'
import { displayName } from './display-name.ts'
import { dropProof } from './drop-proof.ts'

/** Keeps a proof in place of an earlier one. What it is, is told by its bytes; name and declared type are hearsay. */
export async function keepProof(work: Work, booking: Booking, file: File): Promise<Booking> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  refuseUnfit(bytes)
  const uploaded = await advancePayment(work, booking, { event: 'upload_proof' })
  const note: ProofNote = {
    tenant: booking.payment.tenant,
    id: work.services.ids.make('prf'),
    payment_id: booking.payment.id,
    file_name: displayName(file.name, 'proof'),
    media_type: sniffImage(bytes) === 'png' ? 'image/png' : 'image/jpeg',
    size: bytes.length,
    uploaded_at: work.now,
    rejection: null,
  }
  await dropProof(work.store, booking.payment)
  await work.store
    .insertInto('proofs')
    .values({ ...note, bytes })
    .execute()
  return { ...uploaded, proof: note }
}

function refuseUnfit(bytes: Uint8Array): void {
  const refusal = checkProof({ size: bytes.length, bytes })
  if (refusal?.reason === 'file_too_large')
    refuse('file_too_large', { params: { limit: PROOF_MAX_BYTES, size: bytes.length } })
  if (refusal) refuse('file_type_refused', { params: { kinds: refusal.kinds.join(', ') } })
}
