import { hasText, readUint32, readUint32Little } from './read-bytes.ts'

/** A range of a file: from its first byte to the byte after its last, which is not in it. */
export type Span = { readonly start: number; readonly end: number }

/** A named chunk of a PNG or WebP, and the range of its content. */
export type Chunk = Span & { readonly name: string; readonly content: Span }

// The generators copy nothing and build no lists, because a few megabytes can be half a million chunks.

/** Lists the chunks of a PNG up to its end. The list ends before a truncated chunk. Bytes after the end are left out. */
export function* pngChunks(bytes: Uint8Array): Generator<Chunk> {
  // A chunk is length, name, content and checksum. The first one comes after the signature of 8 bytes.
  for (let start = 8; start + 12 <= bytes.length;) {
    const length = readUint32(bytes, start)
    const end = start + 12 + length
    if (end > bytes.length) return
    const name = nameAt(bytes, start + 4)
    yield { name, start, end, content: { start: start + 8, end: end - 4 } }
    if (name === 'IEND') return
    start = end
  }
}

/** Lists the chunks of a WebP. The list ends before a truncated chunk. */
export function* webpChunks(bytes: Uint8Array): Generator<Chunk> {
  if (!hasText(bytes, 0, 'RIFF')) return
  // A chunk is name, length and content, and a padding byte if the length is odd. The first one comes after the header of 12
  // bytes.
  for (let start = 12; start + 8 <= bytes.length;) {
    const length = readUint32Little(bytes, start + 4)
    const content = { start: start + 8, end: start + 8 + length }
    if (content.end > bytes.length) return
    const end = Math.min(content.end + (length % 2), bytes.length)
    yield { name: nameAt(bytes, start), start, end, content }
    start = end
  }
}

function nameAt(bytes: Uint8Array, at: number): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = [
    bytes[at],
    bytes[at + 1],
    bytes[at + 2],
    bytes[at + 3],
  ]
  return String.fromCharCode(first, second, third, fourth)
}

/** The length in bytes from which copying a view is faster than copying bytes one by one. */
const WORTH_A_VIEW = 256

/** Copies ranges of a file into one array, one after the other. */
export function copySpans(bytes: Uint8Array, spans: readonly Span[]): Uint8Array {
  const copy = new Uint8Array(spans.reduce((sum, { start, end }) => sum + end - start, 0))
  let at = 0
  for (const { start, end } of spans) {
    if (end - start >= WORTH_A_VIEW) copy.set(bytes.subarray(start, end), at)
    else for (let from = start; from < end; from += 1) copy[at + from - start] = bytes[from] ?? 0
    at += end - start
  }
  return copy
}
