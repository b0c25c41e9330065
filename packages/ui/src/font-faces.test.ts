import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { parseUnicodeRange, readFontFaces } from './font-faces.ts'

it('BENCH a unicode-range is read as its code points, both ends included', () => {
  expect(parseUnicodeRange('U+4e00-4E03, U+20,u+FFFD')).toEqual([
    [0x4e00, 0x4e03],
    [0x20, 0x20],
    [0xfffd, 0xfffd],
  ])
})

it('BENCH the parts of the typeface are read from its style sheet in their order', () => {
  const css = readFileSync(join(import.meta.dirname, 'styles/fonts.css'), 'utf8')

  const faces = readFontFaces(css)

  expect(faces.map(({ file }) => file)).toEqual([
    'plus-jakarta-sans-latin-wght-normal.woff2',
    'plus-jakarta-sans-latin-ext-wght-normal.woff2',
    'plus-jakarta-sans-core.woff2',
  ])
  expect(faces.map(({ weights }) => weights)).toEqual(faces.map(() => ({ min: 400, max: 800 })))
  expect(faces[0]?.ranges[0]).toEqual([0, 0xff])
})

it('BENCH refuses a part that does not say which characters it has', () => {
  expect(() => readFontFaces("@font-face { src: url('a.woff2'); font-weight: 400 800; }")).toThrow(
    'does not say which file, weights and characters',
  )
})
