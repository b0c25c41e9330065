import { type Issue, issue } from '../issues/issue.ts'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGAPIXELS, PROOF_MAX_BYTES } from '../limits.ts'
import { readImageSize } from './image-size.ts'
import { type ImageKind, sniffImage } from './sniff-image.ts'

/**
 * A file to be checked; `size` is the whole file's. `bytes` may be its beginning only, from `SNIFF_BYTES` on: then what
 * stands further on is not judged, such as the pixels of most photos.
 */
export type FileToCheck = { readonly size: number; readonly bytes: Uint8Array }

/** What can be wrong with a file. */
export type UploadCode =
  | 'common.file_too_large'
  | 'common.file_type_refused'
  | 'common.image_too_large'

/** What a payment proof may be. */
export const PROOF_KINDS = ['png', 'jpeg'] as const

/** What an attached image may be. */
export const IMAGE_KINDS = ['png', 'jpeg', 'gif', 'webp'] as const

/** What is wrong with a payment proof; undefined for a PNG or JPEG of at most 2 MB and 64 megapixels. Its name does not matter. */
export function checkProof(file: FileToCheck): Issue<UploadCode> | undefined {
  if (file.size > PROOF_MAX_BYTES) return tooLarge(PROOF_MAX_BYTES)
  return checkPicture(file, PROOF_KINDS)
}

/** What is wrong with an attached image; undefined for an image of less than 5 MB and at most 64 megapixels. */
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
  // A whole file that nowhere says how large it is shows nothing to anybody.
  if (!pixels) return bytes.length < size ? undefined : refused
  const { width, height } = pixels
  if (width * height <= IMAGE_MAX_MEGAPIXELS * 1_000_000) return undefined
  return issue([], 'common.image_too_large', { width, height, megapixels: IMAGE_MAX_MEGAPIXELS })
}
