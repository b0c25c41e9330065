import {
  hasText,
  readUint16,
  readUint16Little,
  readUint32,
  readUint32Little,
} from './read-bytes.ts'

const ORIENTATION = 0x0112
const ENTRY_LENGTH = 12
const HIGHEST = 8

/** Reads the orientation in Exif data: 2 to 8 if the picture must be turned or mirrored, else 1. */
export function readOrientation(tiff: Uint8Array): number {
  const isLittle = hasText(tiff, 0, 'II')
  if (!isLittle && !hasText(tiff, 0, 'MM')) return 1
  const uint16 = isLittle ? readUint16Little : readUint16
  const uint32 = isLittle ? readUint32Little : readUint32
  const list = uint32(tiff, 4)
  const count = Math.min(uint16(tiff, list), Math.floor(tiff.length / ENTRY_LENGTH))
  for (let index = 0; index < count; index += 1) {
    const entry = list + 2 + index * ENTRY_LENGTH
    if (uint16(tiff, entry) !== ORIENTATION) continue
    const value = uint16(tiff, entry + 8)
    return value >= 1 && value <= HIGHEST ? value : 1
  }
  return 1
}

/** Makes Exif data that contains only the orientation of the camera. */
export function orientationOnly(orientation: number): Uint8Array {
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    // There is one entry, a number of 16 bits, and no list after it.
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  )
}
