import { copySpans, type Span } from './chunks.ts'
import { hasText, joinBytes } from './read-bytes.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const END = 0x3b
const COMMENT = 0xfe
const APPLICATION = 0xff

/** Returns a GIF without comments and without the data of applications, except for the number of repetitions. */
export function stripGif(bytes: Uint8Array): Uint8Array {
  const start = 13 + tableLength(bytes[10] ?? 0)
  if (start > bytes.length) return bytes
  const kept: Span[] = [{ start: 0, end: start }]
  let at = start
  while (bytes[at] === EXTENSION || bytes[at] === IMAGE) {
    const end = endOfBlock(bytes, at)
    if (end > bytes.length) break
    if (isShown(bytes, at)) kept.push({ start: at, end })
    at = end
  }
  return joinBytes([copySpans(bytes, kept), Uint8Array.of(END)])
}

function isShown(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] === IMAGE) return true
  if (bytes[at + 1] === COMMENT) return false
  if (bytes[at + 1] !== APPLICATION) return true
  return hasText(bytes, at + 3, 'NETSCAPE2.0') || hasText(bytes, at + 3, 'ANIMEXTS1.0')
}

/**
 * Finds the end of a block. After its head, the content comes in parts, each preceded by its length, up to an empty one.
 */
function endOfBlock(bytes: Uint8Array, start: number): number {
  const isImage = bytes[start] === IMAGE
  let at = isImage ? start + 11 + tableLength(bytes[start + 9] ?? 0) : start + 2
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at])
    at += length + 1
  return at + 1
}

/** Returns the bytes of a colour table, by the flags that describe it. */
function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}
