import { hasText, readUint16Little, readUint32 } from './read-bytes.ts'

/** The formats of images that are recognised by their content. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp'

/** The number of first bytes that are enough to recognise a format. */
export const SNIFF_BYTES = 32

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * Recognises the format of an image by its first bytes; the file's name does not count. Null if it is not a known format.
 * The first block must be valid too, so that a text with a pasted signature is refused. SVG is not accepted, because it can
 * contain scripts.
 */
export function sniffImage(bytes: Uint8Array): ImageKind | null {
  if (isPng(bytes)) return 'png'
  if (isJpeg(bytes)) return 'jpeg'
  if (isGif(bytes)) return 'gif'
  return isWebp(bytes) ? 'webp' : null
}

function isPng(bytes: Uint8Array): boolean {
  const isHeader = readUint32(bytes, 8) === 13 && hasText(bytes, 12, 'IHDR')
  const hasArea = readUint32(bytes, 16) > 0 && readUint32(bytes, 20) > 0
  return startsWith(bytes, PNG) && isHeader && hasArea
}

function isJpeg(bytes: Uint8Array): boolean {
  const marker = bytes[3] ?? 0
  const segmentLength = (bytes[4] ?? 0) * 256 + (bytes[5] ?? 0)
  // The start of an image can be followed by SOFn, DHT, DQT, DRI, APPn or COM.
  const isSegment = (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xdb && marker <= 0xfe)
  return startsWith(bytes, [0xff, 0xd8, 0xff]) && isSegment && segmentLength > 2
}

function isGif(bytes: Uint8Array): boolean {
  const isSigned = hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')
  return isSigned && readUint16Little(bytes, 6) > 0 && readUint16Little(bytes, 8) > 0
}

function isWebp(bytes: Uint8Array): boolean {
  return hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBPVP8')
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
