import { BYTES_PER_MEGABYTE } from '@selat/domain'

import { readBytes } from '../../../kit/file-to-check.ts'

/** The size of the largest list that is read; two hundred passengers take far less. */
export const LIST_FILE_MAX_BYTES = BYTES_PER_MEGABYTE

export type ListFile =
  | { ok: true; text: string }
  | { ok: false; reason: 'tooLarge' | 'notText' | 'unreadable' }

/** Reads the text of a dropped list: UTF-8 or UTF-16, else GB 18030, which spreadsheets in China save. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > LIST_FILE_MAX_BYTES) return { ok: false, reason: 'tooLarge' }
  if (/\.(xlsx?|ods|numbers|pdf|png|jpe?g)$/i.test(file.name))
    return { ok: false, reason: 'notText' }
  const bytes = await readBytes(file)
  if (!bytes) return { ok: false, reason: 'unreadable' }
  const text = decode(bytes)
  return text === null || text.includes('\0')
    ? { ok: false, reason: 'notText' }
    : { ok: true, text }
}

function decode(bytes: Uint8Array): string | null {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe
  for (const encoding of marked ? ['utf-16le'] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The text is not in this encoding, so the next one is tried.
    }
  }
  return null
}
