import { IMAGE_MAX_BYTES, SNIFF_BYTES } from '@selat/domain'
import type { FileToCheck } from '@selat/domain'

/**
 * What the rules for files ask about a chosen one: its size and its bytes, never its name. A photo says behind what the camera
 * has written how many pixels it has; of what is too large anyway the beginning is enough. Undefined for a file that cannot be
 * read, such as one that has been moved since or stands in a cloud that does not answer.
 */
export async function toFileToCheck(file: File): Promise<FileToCheck | undefined> {
  const isWhole = file.size <= IMAGE_MAX_BYTES
  const bytes = await readBytes(isWhole ? file : file.slice(0, SNIFF_BYTES))
  return bytes && { size: file.size, bytes }
}

/** Undefined where the browser cannot read the file. */
export async function readBytes(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}
