import { SNIFF_BYTES } from '@selat/domain'
import type { FileToCheck } from '@selat/domain'

/** What the rules for files ask about a chosen one: its size and its first bytes, never its name. */
export async function toFileToCheck(file: File): Promise<FileToCheck> {
  const head = await file.slice(0, SNIFF_BYTES).arrayBuffer()
  return { size: file.size, bytes: new Uint8Array(head) }
}
