import { type FileToCheck, IMAGE_MAX_BYTES, SNIFF_BYTES } from '@selat/domain'

/**
 * Reads from a chosen file what the rules check: its size and its bytes, never its name. If a file is too large anyway,
 * only its beginning is read. Others are read whole, because a photo states its number of pixels after the data of the
 * camera. Returns undefined if the file cannot be read, for example because it was moved or lies in a cloud that does
 * not answer.
 */
export async function toFileToCheck(file: File): Promise<FileToCheck | undefined> {
  const isWhole = file.size <= IMAGE_MAX_BYTES
  const bytes = await readBytes(isWhole ? file : file.slice(0, SNIFF_BYTES))
  return bytes && { size: file.size, bytes }
}

/** Reads the bytes of a file; undefined if the browser cannot read it. */
export async function readBytes(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}
