import { crc32 } from './crc32.ts'

/** This file makes small pictures for tests from their parts. */
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]

/** Makes Exif data of a camera in the byte order of most phones, with an orientation and a place. */
export function exifOf(orientation: number): number[] {
  return [
    ...ascii('II'),
    ...[42, 0, 8, 0, 0, 0, 2, 0],
    ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    ...[0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0],
    ...[0, 0, 0, 0],
    ...ascii('GPS 1.2644N 103.8203E'),
  ]
}

export function segment(marker: number, content: readonly number[]): number[] {
  const length = content.length + 2
  return [0xff, marker, length >> 8, length & 255, ...content]
}

/** Makes a JPEG of a size in pixels, with the given segments after its start. */
export function jpegOf({
  width = 4,
  height = 2,
  extra = [] as readonly number[],
  behind = [] as readonly number[],
} = {}): Uint8Array {
  return Uint8Array.of(
    ...[0xff, 0xd8],
    ...segment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...extra,
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    ...segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56],
    ...[0xff, 0xd9],
    ...behind,
  )
}

export function pngChunk(name: string, content: readonly number[]): number[] {
  const named = [...ascii(name), ...content]
  return [...uint32(content.length), ...named, ...uint32(crc32(Uint8Array.from(named)))]
}

/** Makes a PNG of a size in pixels, with the given chunks after its header. */
export function pngOf({
  width = 1,
  height = 1,
  extra = [] as readonly number[],
  behind = [] as readonly number[],
} = {}): Uint8Array {
  return Uint8Array.of(
    ...[0x89, ...ascii('PNG'), 13, 10, 26, 10],
    ...pngChunk('IHDR', [...uint32(width), ...uint32(height), 8, 0, 0, 0, 0]),
    ...extra,
    ...pngChunk('IDAT', [0x78, 0x9c, 0x63, 0, 0, 0, 2, 0, 1]),
    ...pngChunk('IEND', []),
    ...behind,
  )
}

export function webpChunk(name: string, content: readonly number[]): number[] {
  const padding = content.length % 2 === 1 ? [0] : []
  return [...ascii(name), ...uint32(content.length).toReversed(), ...content, ...padding]
}

export function webpOf(chunks: readonly number[]): Uint8Array {
  return Uint8Array.of(
    ...ascii('RIFF'),
    ...uint32(chunks.length + 4).toReversed(),
    ...ascii('WEBP'),
    ...chunks,
  )
}

/** A lossless WebP of 5 by 3 pixels. */
export const VP8L = webpChunk('VP8L', [0x2f, 4, 0x80, 0, 0, 7])

/** Makes a GIF of one pixel, with the given blocks before it. */
export function gifOf(extra: readonly number[] = []): Uint8Array {
  return Uint8Array.of(
    ...ascii('GIF89a'),
    ...[1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    ...extra,
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
    0x3b,
  )
}

export const bytesOf = ascii
