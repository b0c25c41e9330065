import { checkProof, PROOF_MAX_BYTES, sniffImage } from '@selat/domain'

import { refuse } from '../kernel/refusal.ts'
import type { ProofRow } from '../store/tables/payment-tables.ts'
import { displayName } from './display-name.ts'

/** A picture that was sent as a proof. What it is, is told by its bytes; name and declared type are hearsay. */
export type Proof = Pick<ProofRow, 'file_name' | 'media_type' | 'size' | 'bytes'>

/** Reads it, or refuses what is too large or no picture. */
export async function readProof(file: File): Promise<Proof> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const refusal = checkProof({ size: bytes.length, bytes })
  if (refusal?.reason === 'file_too_large')
    refuse('file_too_large', { params: { limit: PROOF_MAX_BYTES, size: bytes.length } })
  if (refusal) refuse('file_type_refused', { params: { kinds: refusal.kinds.join(', ') } })
  return {
    file_name: displayName(file.name, 'proof'),
    media_type: sniffImage(bytes) === 'png' ? 'image/png' : 'image/jpeg',
    size: bytes.length,
    bytes,
  }
}
