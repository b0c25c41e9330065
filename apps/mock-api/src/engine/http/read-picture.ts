import {
  type FileToCheck,
  type ImageKind,
  reasonOf,
  sniffImage,
  stripMetadata,
  type Issue,
  type UploadCode,
} from '@selat/domain'

import { refuse } from './refusal.ts'

export type Picture = { readonly kind: ImageKind; readonly bytes: Uint8Array }

/**
 * Reads an uploaded picture and removes its metadata, such as the place where it was taken. The bytes decide the format,
 * because file name and declared type may be wrong. Refuses a picture that the rule for uploads refuses.
 */
export async function readPicture(
  file: File,
  check: (file: FileToCheck) => Issue<UploadCode> | undefined,
): Promise<Picture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const issue = check({ size: bytes.length, bytes })
  if (issue) refuseUpload(issue, bytes.length)
  const kind = sniffImage(bytes)
  if (kind === null) throw new Error('What passed the rule for uploads is no picture.')
  return { kind, bytes: stripMetadata(bytes) }
}

function refuseUpload({ code, params }: Issue<UploadCode>, size: number): never {
  return refuse(reasonOf(code), { params: 'limit' in params ? { ...params, size } : params })
}
