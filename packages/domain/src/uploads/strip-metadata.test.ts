import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { readImageSize } from './image-size.ts'
import {
  bytesOf,
  exifOf,
  gifOf,
  jpegOf,
  pngChunk,
  pngOf,
  segment,
  VP8L,
  webpChunk,
  webpOf,
} from './sample-images.ts'
import { stripMetadata } from './strip-metadata.ts'

const POSITION = 'GPS 1.2644N 103.8203E'
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const camera = (orientation: number) =>
  segment(0xe1, bytesOf('Exif\0\0').concat(exifOf(orientation)))
const xmp = segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${POSITION}`))
const iptc = segment(0xed, bytesOf(`Photoshop 3.0\0${POSITION}`))
const comment = segment(0xfe, bytesOf(POSITION))
const profile = segment(0xe2, bytesOf('ICC_PROFILE\0sRGB'))
const more = segment(0xe2, bytesOf(`MPF\0${POSITION}`))

it('CHK-6 a JPEG keeps its pixels and colours, and loses its position and whatever follows the image', () => {
  const extra = [camera(1), xmp, iptc, comment, more, profile].flat()

  const stripped = stripMetadata(jpegOf({ extra, behind: bytesOf(POSITION) }))

  expect(stripped).toEqual(jpegOf({ extra: profile }))
})

it.each([2, 3, 6, 8])(
  'CHK-6 a photo with orientation %d keeps it, and no other metadata',
  (held) => {
    const stripped = stripMetadata(jpegOf({ extra: camera(held) }))

    expect(textOf(stripped)).not.toContain('GPS')
    const exif = [...bytesOf('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, held]
    expect(stripped).toEqual(jpegOf({ extra: segment(0xe1, [...exif, 0, 0, 0, 0, 0, 0]) }))
  },
)

it('CHK-6 a PNG keeps its pixels and colours, and loses texts, time and position', () => {
  const gamma = pngChunk('gAMA', [0, 0, 0xb1, 0x8f])
  const told = [
    pngChunk('tEXt', bytesOf(`Comment\0${POSITION}`)),
    pngChunk('iTXt', bytesOf(`XML:com.adobe.xmp\0\0\0\0\0${POSITION}`)),
    pngChunk('zTXt', bytesOf('Comment\0\0')),
    pngChunk('tIME', [7, 234, 11, 20, 6, 30, 0]),
    pngChunk('eXIf', exifOf(1)),
    pngChunk('caBX', bytesOf(POSITION)),
  ].flat()

  const stripped = stripMetadata(pngOf({ extra: [...told, ...gamma], behind: bytesOf(POSITION) }))

  expect(stripped).toEqual(pngOf({ extra: gamma }))
})

it('CHK-6 a PNG keeps its orientation', () => {
  const stripped = stripMetadata(pngOf({ extra: pngChunk('eXIf', exifOf(6)) }))

  const exif = [...bytesOf('MM\0*'), 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]
  expect(stripped).toEqual(pngOf({ extra: pngChunk('eXIf', [...exif, 0, 0, 0, 0, 0, 0]) }))
})

it('SUP-1 a WebP keeps its pixels and its flag of transparency, and loses its metadata and their flags', () => {
  const wide = (flags: number) => webpChunk('VP8X', [flags, 0, 0, 0, 4, 0, 0, 2, 0, 0])
  const told = [...webpChunk('EXIF', exifOf(1)), ...webpChunk('XMP ', bytesOf(POSITION))]

  const stripped = stripMetadata(webpOf([...wide(0x1c), ...VP8L, ...told]))

  expect(stripped).toEqual(webpOf([...wide(0x10), ...VP8L]))
})

it('SUP-1 a WebP keeps its orientation, and loses its position', () => {
  const wide = webpChunk('VP8X', [0x0c, 0, 0, 0, 4, 0, 0, 2, 0, 0])

  const stripped = stripMetadata(webpOf([...wide, ...VP8L, ...webpChunk('EXIF', exifOf(3))]))

  expect(textOf(stripped)).not.toContain('GPS')
  expect(textOf(stripped)).toContain('EXIF\u001a\0\0\0MM\0*')
  expect(stripped[20]).toBe(0x08)
})

it('SUP-1 a GIF keeps its pixels and its repetitions, and loses comments', () => {
  const loop = [0x21, 0xff, 11, ...bytesOf('NETSCAPE2.0'), 3, 1, 0, 0, 0]
  const note = [0x21, 0xfe, POSITION.length, ...bytesOf(POSITION), 0]
  const xmpBlock = [0x21, 0xff, 11, ...bytesOf('XMP DataXMP'), 3, ...bytesOf('GPS'), 0]

  expect(stripMetadata(gifOf([...loop, ...note, ...xmpBlock]))).toEqual(gifOf(loop))
})

it('CHK-6 whatever the bytes are, the result is at most 60 bytes longer, and a second time changes nothing', () => {
  const starts = [jpegOf(), pngOf(), webpOf(VP8L), gifOf(), Uint8Array.of()]
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 60 }),
      fc.nat(80),
      (start, noise, at) => {
        const bytes = Uint8Array.from([...start.slice(0, at), ...noise, ...start.slice(at)])
        const once = stripMetadata(bytes)

        expect(once.length).toBeLessThanOrEqual(bytes.length + 60)
        expect(stripMetadata(once)).toEqual(once)
      },
    ),
  )
})

it('CHK-6 the size of a picture is read from its headers, wherever they are in the file', () => {
  expect(readImageSize(jpegOf({ width: 4000, height: 3000, extra: camera(6) }))).toEqual({
    width: 4000,
    height: 3000,
  })
  expect(readImageSize(pngOf({ width: 70_000, height: 9 }))).toEqual({ width: 70_000, height: 9 })
  expect(readImageSize(webpOf(VP8L))).toEqual({ width: 5, height: 3 })
  expect(readImageSize(webpOf(webpChunk('VP8X', [0, 0, 0, 0, 0xff, 0x3f, 0, 2, 0, 0])))).toEqual({
    width: 16_384,
    height: 3,
  })
  expect(
    readImageSize(webpOf(webpChunk('VP8 ', [0, 0, 0, 0x9d, 1, 42, 0x20, 3, 0x58, 2]))),
  ).toEqual({ width: 800, height: 600 })
  expect(readImageSize(gifOf())).toEqual({ width: 1, height: 1 })
  expect(readImageSize(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toBeNull()
})
