import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SNIFF_BYTES, sniffImage } from './sniff-image.ts'

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))
const PNG = [
  0x89,
  ...ascii('PNG'),
  13,
  10,
  26,
  10,
  0,
  0,
  0,
  13,
  ...ascii('IHDR'),
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  1,
  8,
  6,
  0,
  0,
  0,
]
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
const GIF = [...ascii('GIF89a'), 1, 0, 1, 0, 0, 0, 0]
const WEBP = [...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WEBPVP8 ')]

const sniff = (bytes: readonly number[]) => sniffImage(Uint8Array.from(bytes))

describe('sniffImage', () => {
  it.each([
    ['png', PNG],
    ['jpeg', JPEG],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe1, 0x10, 0x00, ...ascii('Exif')]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xdb, 0, 67]],
    ['gif', GIF],
    ['webp', WEBP],
  ])('CHK-6 recognises a %s by its content', (kind, bytes) => {
    expect(sniff(bytes)).toBe(kind)
  })

  it.each([
    ['nothing', []],
    ['text', ascii('payment proof')],
    ['a PDF', ascii('%PDF-1.7')],
    ['an SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['HTML', ascii('<!doctype html>')],
    ['a PNG signature before text', [...PNG.slice(0, 8), ...ascii('<script>alert(1)</script>')]],
    ['a PNG without pixels', PNG.with(19, 0)],
    ['a PNG mangled as text', [...PNG.slice(0, 4), 10, ...PNG.slice(6)]],
    ['a JPEG start before text', [0xff, 0xd8, 0xff, ...ascii('hello')]],
    ['a JPEG segment without length', [0xff, 0xd8, 0xff, 0xe0, 0, 2]],
    ['a GIF without pixels', GIF.with(6, 0)],
    ['another RIFF file', [...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WAVEfmt ')]],
  ])('CHK-6 recognises no image in %s', (_name, bytes) => {
    expect(sniff(bytes)).toBeNull()
  })

  it('CHK-6 needs only the first bytes', () => {
    for (const bytes of [PNG, JPEG, GIF, WEBP]) {
      const whole = [...bytes, ...Array(100).fill(7)]
      expect(sniff(whole.slice(0, SNIFF_BYTES))).toBe(sniff(whole))
    }
  })

  it('CHK-6 a file that is cut before the end of its first block is not recognised', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(PNG.slice(0, 24), JPEG.slice(0, 6), GIF.slice(0, 9)),
        fc.nat(30),
        (bytes, cut) => {
          expect(sniff(bytes.slice(0, Math.min(cut, bytes.length - 1)))).toBeNull()
        },
      ),
    )
  })
})
