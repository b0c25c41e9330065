import {
  type FileToCheck,
  type ImageKind,
  sniffImage,
  stripMetadata,
  type UploadRefusal,
} from '@selat/domain'

import { refuse } from './refusal.ts'

export type Picture = { readonly kind: ImageKind; readonly bytes: Uint8Array }

/**
 * An uploaded picture as it is kept: without what it tells besides its pixels, such as where it was taken. What it is, is told
 * by its bytes; name and declared type are hearsay. Refuses what a rule for uploads refuses.
 */
export async function readPicture(
  file: File,
  check: (file: FileToCheck) => UploadRefusal | undefined,
): Promise<Picture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const refusal = check({ size: bytes.length, bytes })
  if (refusal) refuseUpload(refusal, bytes.length)
  const kind = sniffImage(bytes)
  if (kind === null) throw new Error('What passed the rule for uploads is no picture.')
  return { kind, bytes: stripMetadata(bytes) }
}

function refuseUpload(refusal: UploadRefusal, size: number): never {
  switch (refusal.reason) {
    case 'file_too_large':
      return refuse('file_too_large', { params: { limit: refusal.limit, size } })
    case 'file_type_refused':
      return refuse('file_type_refused', { params: { kinds: refusal.kinds.join(', ') } })
    case 'image_too_large': {
      const { width, height, megapixels } = refusal
      return refuse('image_too_large', { params: { width, height, megapixels } })
    }
  }
}
