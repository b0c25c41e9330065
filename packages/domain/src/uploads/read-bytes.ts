/**
 * These functions read whole numbers and texts from a file's bytes. Bytes past the end count as zero, and no text is found
 * there.
 */

export function readUint16(bytes: Uint8Array, offset: number): number {
  return (bytes[offset] ?? 0) * 256 + (bytes[offset + 1] ?? 0)
}

export function readUint16Little(bytes: Uint8Array, offset: number): number {
  return (bytes[offset] ?? 0) + (bytes[offset + 1] ?? 0) * 256
}

export function readUint32(bytes: Uint8Array, offset: number): number {
  return readUint16(bytes, offset) * 65_536 + readUint16(bytes, offset + 2)
}

export function readUint32Little(bytes: Uint8Array, offset: number): number {
  return readUint16Little(bytes, offset) + readUint16Little(bytes, offset + 2) * 65_536
}

export function hasText(bytes: Uint8Array, offset: number, text: string): boolean {
  return [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0))
}

/** Joins parts one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
