import { hasText, readUint32, readUint32Little } from './read-bytes.ts'

/** A named part of a PNG or WebP, whole and without what surrounds its content. */
export type Chunk = {
  readonly name: string
  readonly whole: Uint8Array
  readonly content: Uint8Array
}

const NAME_LENGTH = 4

/** The chunks of a PNG up to its end. One that is cut short ends the list, and what hangs behind the end is left out. */
export function pngChunks(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  // After the signature: length, name, content, checksum.
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = readUint32(bytes, at)
    const end = at + 12 + length
    if (end > bytes.length) break
    const name = nameAt(bytes, at + 4)
    chunks.push({
      name,
      whole: bytes.subarray(at, end),
      content: bytes.subarray(at + 8, at + 8 + length),
    })
    if (name === 'IEND') break
    at = end
  }
  return chunks
}

/** The chunks of a WebP; one that is cut short ends the list. */
export function webpChunks(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  if (!hasText(bytes, 0, 'RIFF')) return chunks
  // After the container's header: name, length, content, and one byte more where that is odd.
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = readUint32Little(bytes, at + 4)
    if (at + 8 + length > bytes.length) break
    const end = Math.min(at + 8 + length + (length % 2), bytes.length)
    chunks.push({
      name: nameAt(bytes, at),
      whole: bytes.subarray(at, end),
      content: bytes.subarray(at + 8, at + 8 + length),
    })
    at = end
  }
  return chunks
}

function nameAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + NAME_LENGTH))
}
