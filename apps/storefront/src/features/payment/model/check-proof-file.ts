import { SNIFF_BYTES, checkProof } from '@selat/domain'
import type { UploadRefusal } from '@selat/domain'

/** Judges a chosen file as the server will: by its size and its first bytes, never by its name (CHK-6). */
export async function checkProofFile(file: File): Promise<UploadRefusal | undefined> {
  const head = await file.slice(0, SNIFF_BYTES).arrayBuffer()
  return checkProof({ size: file.size, bytes: new Uint8Array(head) })
}
