import { type Issue, issue } from '../issues/issue.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGAPIXELS, PROOF_MAX_BYTES } from '../limits.ts'
import { readImageSize } from './image-size.ts'
import { type ImageKind, sniffImage } from './sniff-image.ts'

/**
 * A file to check; `size` is that of the whole file in bytes. `bytes` may be only its beginning, of at least `SNIFF_BYTES`.
 * Facts further on are then not checked, such as the pixels of most photos.
 */
export type FileToCheck = { readonly size: number; readonly bytes: Uint8Array }

/** The possible issues of a file. */
export type UploadCode =
  | 'common.file_too_large'
  | 'common.file_type_refused'
  | 'common.image_too_large'

/** The formats of a payment proof. */
export const PROOF_KINDS = ['png', 'jpeg'] as const

/** The formats of an attached image. */
export const IMAGE_KINDS = ['png', 'jpeg', 'gif', 'webp'] as const

/**
 * Returns the issue of a payment proof; undefined for a PNG or JPEG of at most 2 MB and 64 megapixels. Its name does not
 * matter.
 */
export function checkProof(file: FileToCheck): Issue<UploadCode> | undefined {
  if (file.size > PROOF_MAX_BYTES) return tooLarge(PROOF_MAX_BYTES)
  return checkPicture(file, PROOF_KINDS)
}

/** Returns the issue of an attached image; undefined for an image of less than 5 MB and at most 64 megapixels. */
export function checkImage(file: FileToCheck): Issue<UploadCode> | undefined {
  if (file.size >= IMAGE_MAX_BYTES) return tooLarge(IMAGE_MAX_BYTES)
  return checkPicture(file, IMAGE_KINDS)
}

const tooLarge = (limit: number) => issue([], 'common.file_too_large', { limit })

function checkPicture(
  { size, bytes }: FileToCheck,
  kinds: readonly ImageKind[],
): Issue<UploadCode> | undefined {
  const kind = sniffImage(bytes)
  const refused = issue([], 'common.file_type_refused', { kinds: kinds.join(', ') })
  if (kind === null || !kinds.includes(kind)) return refused
  const pixels = readImageSize(bytes)
  // A complete file without its dimensions cannot be shown.
  if (!pixels) return bytes.length < size ? undefined : refused
  const { width, height } = pixels
  if (width * height <= IMAGE_MAX_MEGAPIXELS * 1_000_000) return undefined
  return issue([], 'common.image_too_large', { width, height, megapixels: IMAGE_MAX_MEGAPIXELS })
}
