import { type Chunk, copySpans, pngChunks, webpChunks } from './chunks.ts'
import { crc32 } from './crc32.ts'
import { orientationOnly, readOrientation } from './exif-orientation.ts'
import { JPEG_MARKERS, type JpegSegment, jpegSegments } from './jpeg-segments.ts'
import { hasText, joinBytes } from './read-bytes.ts'
import { sniffImage } from './sniff-image.ts'
import { stripGif } from './strip-gif.ts'

/**
 * Returns a picture without its metadata, such as place, time, author and camera. The parts that are needed to show it stay:
 * colours, animation, and the orientation from Exif. Bytes that are no image are returned unchanged.
 *
 * @example stripMetadata(bytes)
 */
export function stripMetadata(bytes: Uint8Array): Uint8Array {
  switch (sniffImage(bytes)) {
    case 'jpeg':
      return stripJpeg(bytes)
    case 'png':
      return stripPng(bytes)
    case 'webp':
      return stripWebp(bytes)
    case 'gif':
      return stripGif(bytes)
    case null:
      return bytes
  }
}

const EXIF = 'Exif\0\0'

function stripJpeg(bytes: Uint8Array): Uint8Array {
  const shown: JpegSegment[] = []
  let turned = 1
  for (const segment of jpegSegments(bytes)) {
    if (turned === 1) turned = orientationIn(bytes, segment)
    if (isShown(bytes, segment)) shown.push(segment)
  }
  // The segment of JFIF, if there is one, stays the first.
  const leading = shown[0]?.marker === JPEG_MARKERS.app0 ? 1 : 0
  return joinBytes([
    Uint8Array.of(0xff, 0xd8),
    copySpans(bytes, shown.slice(0, leading)),
    ...(turned > 1 ? [exifSegment(turned)] : []),
    copySpans(bytes, shown.slice(leading)),
    Uint8Array.of(0xff, 0xd9),
  ])
}

function orientationIn(bytes: Uint8Array, { marker, start, end }: JpegSegment): number {
  const isExif = marker === JPEG_MARKERS.app1 && hasText(bytes, start + 4, EXIF)
  return isExif ? readOrientation(bytes.subarray(start + 4 + EXIF.length, end)) : 1
}

/**
 * Whether a segment is needed to show the picture. Among the segments of applications, JFIF, colour profiles and Adobe's
 * colours are needed; comments (0xfe) are not.
 */
function isShown(bytes: Uint8Array, { marker, start }: JpegSegment): boolean {
  if (marker === JPEG_MARKERS.app0) return hasText(bytes, start + 4, 'JFIF\0')
  if (marker === JPEG_MARKERS.app2) return hasText(bytes, start + 4, 'ICC_PROFILE\0')
  if (marker === JPEG_MARKERS.app14) return hasText(bytes, start + 4, 'Adobe')
  return marker < JPEG_MARKERS.app0
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = orientationOnly(orientation)
  const length = 2 + EXIF.length + tiff.length
  return joinBytes([Uint8Array.of(0xff, JPEG_MARKERS.app1, 0, length), ascii(EXIF), tiff])
}

const PNG_SHOWN = new Set(
  `IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT`.split(
    ' ',
  ),
)

function stripPng(bytes: Uint8Array): Uint8Array {
  const { shown, turned } = readChunks(bytes, pngChunks(bytes), { kept: PNG_SHOWN, exif: 'eXIf' })
  return joinBytes([
    bytes.subarray(0, 8),
    copySpans(bytes, shown.slice(0, 1)),
    ...(turned > 1 ? [pngChunk('eXIf', orientationOnly(turned))] : []),
    copySpans(bytes, shown.slice(1)),
  ])
}

function pngChunk(name: string, content: Uint8Array): Uint8Array {
  const named = joinBytes([ascii(name), content])
  return joinBytes([uint32(content.length), named, uint32(crc32(named))])
}

const WEBP_SHOWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP'])
const HAS_EXIF = 0x08
const HAS_XMP = 0x04
/** The index of the flags in the first chunk (`VP8X`). They say which other chunks there are. */
const FLAGS_AT = 8

function stripWebp(bytes: Uint8Array): Uint8Array {
  const { shown, turned } = readChunks(bytes, webpChunks(bytes), { kept: WEBP_SHOWN, exif: 'EXIF' })
  const chunks = copySpans(bytes, shown)
  if (shown[0]?.name === 'VP8X' && chunks.length > FLAGS_AT)
    chunks[FLAGS_AT] =
      ((chunks[FLAGS_AT] ?? 0) & ~HAS_EXIF & ~HAS_XMP) | (turned > 1 ? HAS_EXIF : 0)
  // Only the last chunk of a file can lack the padding byte that makes its length even.
  const padding = Uint8Array.from({ length: chunks.length % 2 })
  const exif = turned > 1 ? [webpChunk('EXIF', orientationOnly(turned))] : []
  const body = joinBytes([ascii('WEBP'), chunks, padding, ...exif])
  return joinBytes([ascii('RIFF'), uint32(body.length).toReversed(), body])
}

/** Makes a chunk. Its content must have an even length. */
function webpChunk(name: string, content: Uint8Array): Uint8Array {
  return joinBytes([ascii(name), uint32(content.length).toReversed(), content])
}

/** Reads the chunks to keep, and the orientation of the picture. */
function readChunks(
  bytes: Uint8Array,
  chunks: Iterable<Chunk>,
  { kept, exif }: { readonly kept: ReadonlySet<string>; readonly exif: string },
): { shown: Chunk[]; turned: number } {
  const shown: Chunk[] = []
  let turned = 1
  for (const chunk of chunks) {
    if (chunk.name === exif && turned === 1) turned = orientationOf(bytes, chunk)
    if (kept.has(chunk.name)) shown.push(chunk)
  }
  return { shown, turned }
}

/**
 * Reads the orientation. Exif data in a chunk begins with its byte order; some programs put the marker of JPEG before it.
 */
function orientationOf(bytes: Uint8Array, { content }: Chunk): number {
  const start = content.start + (hasText(bytes, content.start, EXIF) ? EXIF.length : 0)
  return readOrientation(bytes.subarray(start, content.end))
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}
