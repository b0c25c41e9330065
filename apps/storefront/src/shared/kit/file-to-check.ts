import { IMAGE_MAX_BYTES, SNIFF_BYTES } from '@selat/domain'
import type { FileToCheck } from '@selat/domain'

/**
 * What the rules for files ask about a chosen one: its size and its bytes, never its name. A photo says behind what the camera
 * has written how many pixels it has; of what is too large anyway the beginning is enough.
 */
export async function toFileToCheck(file: File): Promise<FileToCheck> {
  const isWhole = file.size <= IMAGE_MAX_BYTES
  const bytes = await (isWhole ? file : file.slice(0, SNIFF_BYTES)).arrayBuffer()
  return { size: file.size, bytes: new Uint8Array(bytes) }
}
