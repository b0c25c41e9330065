import { webpChunks } from './chunks.ts'
import { jpegSegments } from './jpeg-segments.ts'
import { hasText, readUint16, readUint16Little, readUint32 } from './read-bytes.ts'
import { sniffImage } from './sniff-image.ts'

/** The size in pixels as the file stores them, before the picture is turned by its orientation. */
export type ImageSize = { readonly width: number; readonly height: number }

/**
 * Reads the size of a picture in pixels from its headers, without decoding it; null if they do not have it. A JPEG must be
 * complete, because its size comes after the camera's metadata.
 * @example readImageSize(bytes) // { width: 4000, height: 3000 }
 */
export function readImageSize(bytes: Uint8Array): ImageSize | null {
  switch (sniffImage(bytes)) {
    case 'png':
      return { width: readUint32(bytes, 16), height: readUint32(bytes, 20) }
    case 'gif':
      return { width: readUint16Little(bytes, 6), height: readUint16Little(bytes, 8) }
    case 'jpeg':
      return jpegSize(bytes)
    case 'webp':
      return webpSize(bytes)
    case null:
      return null
  }
}

function jpegSize(bytes: Uint8Array): ImageSize | null {
  for (const { marker, start } of jpegSegments(bytes))
    // A frame has marker, length, precision, height and width. A height of zero, which real files do not have, would be
    // given after the pixels.
    if (isFrame(marker)) return sizeOf(readUint16(bytes, start + 7), readUint16(bytes, start + 5))
  return null
}

/** Whether a marker is SOF0 to SOF15. DHT, JPG and DAC have numbers in between. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function webpSize(bytes: Uint8Array): ImageSize | null {
  const [first] = webpChunks(bytes)
  if (!first) return null
  const { name, content } = first
  const at = content.start
  if (name === 'VP8X') return sizeOf(uint24(bytes, at + 4) + 1, uint24(bytes, at + 7) + 1)
  if (name === 'VP8 ' && hasText(bytes, at + 3, '\u009d\u0001*'))
    return sizeOf(
      readUint16Little(bytes, at + 6) & 0x3fff,
      readUint16Little(bytes, at + 8) & 0x3fff,
    )
  if (name === 'VP8L' && bytes[at] === 0x2f) {
    const bits = uint24(bytes, at + 1) + (bytes[at + 4] ?? 0) * 0x1000000
    return sizeOf((bits % 0x4000) + 1, (Math.floor(bits / 0x4000) % 0x4000) + 1)
  }
  return null
}

function uint24(bytes: Uint8Array, offset: number): number {
  return readUint16Little(bytes, offset) + (bytes[offset + 2] ?? 0) * 65_536
}

function sizeOf(width: number, height: number): ImageSize | null {
  return width > 0 && height > 0 ? { width, height } : null
}
