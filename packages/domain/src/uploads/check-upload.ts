import { IMAGE_MAX_BYTES, PROOF_MAX_BYTES } from '../limits.ts'
import { type ImageKind, sniffImage } from './sniff-image.ts'

/** A file to be checked. `bytes` may be its beginning only, from `SNIFF_BYTES` on; `size` is the whole file's. */
export type FileToCheck = { readonly size: number; readonly bytes: Uint8Array }

/** `limit` is in bytes. */
export type UploadRefusal =
  | { readonly reason: 'file_too_large'; readonly limit: number }
  | { readonly reason: 'file_type_refused'; readonly kinds: readonly ImageKind[] }

/** What a payment proof may be. */
export const PROOF_KINDS = ['png', 'jpeg'] as const

/** What an attached image may be. */
export const IMAGE_KINDS = ['png', 'jpeg', 'gif', 'webp'] as const

/** Why a payment proof is refused; undefined for a PNG or JPEG of at most 2 MB. Its name does not matter. */
export function checkProof(file: FileToCheck): UploadRefusal | undefined {
  if (file.size > PROOF_MAX_BYTES) return { reason: 'file_too_large', limit: PROOF_MAX_BYTES }
  return checkKind(file, PROOF_KINDS)
}

/** Why an attached image is refused; undefined for an image of less than 5 MB. */
export function checkImage(file: FileToCheck): UploadRefusal | undefined {
  if (file.size >= IMAGE_MAX_BYTES) return { reason: 'file_too_large', limit: IMAGE_MAX_BYTES }
  return checkKind(file, IMAGE_KINDS)
}

function checkKind({ bytes }: FileToCheck, kinds: readonly ImageKind[]): UploadRefusal | undefined {
  const kind = sniffImage(bytes)
  return kind !== null && kinds.includes(kind) ? undefined : { reason: 'file_type_refused', kinds }
}
