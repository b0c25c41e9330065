import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGAPIXELS, PROOF_MAX_BYTES } from '../limits.ts'
import { readImageSize } from './image-size.ts'
import { type ImageKind, sniffImage } from './sniff-image.ts'

/**
 * A file to be checked; `size` is the whole file's. `bytes` may be its beginning only, from `SNIFF_BYTES` on: then what
 * stands further on is not judged, such as the pixels of most photos.
 */
export type FileToCheck = { readonly size: number; readonly bytes: Uint8Array }

/** `limit` is in bytes; `width` and `height` in pixels, of which there are to be no more than `megapixels` millions. */
export type UploadRefusal =
  | { readonly reason: 'file_too_large'; readonly limit: number }
  | { readonly reason: 'file_type_refused'; readonly kinds: readonly ImageKind[] }
  | {
      readonly reason: 'image_too_large'
      readonly width: number
      readonly height: number
      readonly megapixels: number
    }

/** What a payment proof may be. */
export const PROOF_KINDS = ['png', 'jpeg'] as const

/** What an attached image may be. */
export const IMAGE_KINDS = ['png', 'jpeg', 'gif', 'webp'] as const

/** Why a payment proof is refused; undefined for a PNG or JPEG of at most 2 MB and 64 megapixels. Its name does not matter. */
export function checkProof(file: FileToCheck): UploadRefusal | undefined {
  if (file.size > PROOF_MAX_BYTES) return { reason: 'file_too_large', limit: PROOF_MAX_BYTES }
  return checkPicture(file, PROOF_KINDS)
}

/** Why an attached image is refused; undefined for an image of less than 5 MB and at most 64 megapixels. */
export function checkImage(file: FileToCheck): UploadRefusal | undefined {
  if (file.size >= IMAGE_MAX_BYTES) return { reason: 'file_too_large', limit: IMAGE_MAX_BYTES }
  return checkPicture(file, IMAGE_KINDS)
}

function checkPicture(
  { size, bytes }: FileToCheck,
  kinds: readonly ImageKind[],
): UploadRefusal | undefined {
  const kind = sniffImage(bytes)
  if (kind === null || !kinds.includes(kind)) return { reason: 'file_type_refused', kinds }
  const pixels = readImageSize(bytes)
  // A whole file that nowhere says how large it is shows nothing to anybody.
  if (!pixels) return bytes.length < size ? undefined : { reason: 'file_type_refused', kinds }
  const { width, height } = pixels
  if (width * height <= IMAGE_MAX_MEGAPIXELS * 1_000_000) return undefined
  return { reason: 'image_too_large', width, height, megapixels: IMAGE_MAX_MEGAPIXELS }
}
