import { type Chunk, pngChunks, webpChunks } from './chunks.ts'
import { crc32 } from './crc32.ts'
import { orientationOnly, readOrientation } from './exif-orientation.ts'
import { JPEG_MARKERS, type JpegSegment, jpegSegments } from './jpeg-segments.ts'
import { hasText, joinBytes } from './read-bytes.ts'
import { sniffImage } from './sniff-image.ts'
import { stripGif } from './strip-gif.ts'

/**
 * A picture without what it tells besides its pixels: where and when it was taken, by whom, with what. Only what is needed to
 * show it stays: colours, animation, and of its Exif data how the camera was held. Bytes that are no image stay as they are.
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
  const segments = jpegSegments(bytes)
  const exif = segments.find(({ marker, bytes: own }) => isExif(marker, own))
  const kept = segments.filter(isShown).map((segment) => segment.bytes)
  const turned = exif ? readOrientation(exif.bytes.subarray(4 + EXIF.length)) : 1
  // The segment of JFIF stands first, where there is one.
  if (turned > 1) kept.splice(kept[0]?.[1] === JPEG_MARKERS.app0 ? 1 : 0, 0, exifSegment(turned))
  return joinBytes([Uint8Array.of(0xff, 0xd8), ...kept, Uint8Array.of(0xff, 0xd9)])
}

const isExif = (marker: number, bytes: Uint8Array) =>
  marker === JPEG_MARKERS.app1 && hasText(bytes, 4, EXIF)

/** Of what applications write only JFIF, colour profiles and Adobe's colours are needed; comments (0xfe) are not. */
function isShown({ marker, bytes }: JpegSegment): boolean {
  if (marker === JPEG_MARKERS.app0) return hasText(bytes, 4, 'JFIF\0')
  if (marker === JPEG_MARKERS.app2) return hasText(bytes, 4, 'ICC_PROFILE\0')
  if (marker === JPEG_MARKERS.app14) return hasText(bytes, 4, 'Adobe')
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
  const chunks = pngChunks(bytes)
  const [header, ...rest] = chunks.filter(({ name }) => PNG_SHOWN.has(name))
  const turned = turnedBy(chunks, 'eXIf')
  const exif = turned > 1 ? [pngChunk('eXIf', orientationOnly(turned))] : []
  return joinBytes([
    bytes.subarray(0, 8),
    ...(header ? [header.whole] : []),
    ...exif,
    ...rest.map(({ whole }) => whole),
  ])
}

function pngChunk(name: string, content: Uint8Array): Uint8Array {
  const named = joinBytes([ascii(name), content])
  return joinBytes([uint32(content.length), named, uint32(crc32(named))])
}

const WEBP_SHOWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP'])
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

function stripWebp(bytes: Uint8Array): Uint8Array {
  const chunks = webpChunks(bytes)
  const turned = turnedBy(chunks, 'EXIF')
  const kept = chunks
    .filter(({ name }) => WEBP_SHOWN.has(name))
    .map(({ name, content }) =>
      webpChunk(name, name === 'VP8X' ? withoutFlags(content, turned > 1) : content),
    )
  if (turned > 1) kept.push(webpChunk('EXIF', orientationOnly(turned)))
  const body = joinBytes([ascii('WEBP'), ...kept])
  return joinBytes([ascii('RIFF'), uint32(body.length).toReversed(), body])
}

/** The flags say which chunks there are. */
function withoutFlags(content: Uint8Array, hasExif: boolean): Uint8Array {
  const flags = (content[0] ?? 0) & ~HAS_EXIF & ~HAS_XMP
  return joinBytes([Uint8Array.of(hasExif ? flags | HAS_EXIF : flags), content.subarray(1)])
}

function webpChunk(name: string, content: Uint8Array): Uint8Array {
  const padding = Uint8Array.from({ length: content.length % 2 })
  return joinBytes([ascii(name), uint32(content.length).toReversed(), content, padding])
}

/** Exif data of a chunk begins with its byte order; some programs put the marker of JPEG before it. */
function turnedBy(chunks: readonly Chunk[], name: string): number {
  const exif = chunks.find((chunk) => chunk.name === name)?.content
  if (!exif) return 1
  return readOrientation(hasText(exif, 0, EXIF) ? exif.subarray(EXIF.length) : exif)
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}
