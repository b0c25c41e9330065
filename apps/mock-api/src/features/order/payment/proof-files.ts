import { checkProof } from '@selat/domain'

import { readPicture } from '../../../engine/http/read-picture.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { ProofRow, PaymentRow } from '../../../engine/store/tables/payment-tables.ts'
import { displayName } from '../../../world/tenants/display-name.ts'

/** A picture that was sent as a proof. */
type Proof = Pick<ProofRow, 'file_name' | 'media_type' | 'size' | 'bytes'>

/** Reads a proof. Refuses a file that is too large or is not a picture. */
export async function readProof(file: File): Promise<Proof> {
  const { bytes, kind } = await readPicture(file, checkProof)
  return {
    file_name: displayName(file.name, 'proof'),
    media_type: kind === 'png' ? 'image/png' : 'image/jpeg',
    size: bytes.length,
    bytes,
  }
}

/** Deletes the proof of a payment, because another proof or another method replaces it. */
export async function dropProof(store: Db, payment: Pick<PaymentRow, 'tenant' | 'id'>) {
  await store
    .deleteFrom('proofs')
    .where('tenant', '=', payment.tenant)
    .where('payment_id', '=', payment.id)
    .execute()
}
