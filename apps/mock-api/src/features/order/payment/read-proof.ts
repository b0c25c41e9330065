import { checkProof } from '@selat/domain'

import { readPicture } from '../../../engine/http/read-picture.ts'
import type { ProofRow } from '../../../engine/store/tables/payment-tables.ts'
import { displayName } from '../../../world/tenants/display-name.ts'

/** A picture that was sent as a proof. */
export type Proof = Pick<ProofRow, 'file_name' | 'media_type' | 'size' | 'bytes'>

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
