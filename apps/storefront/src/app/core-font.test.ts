import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { languages } from '@selat/i18n/languages'
import { readFontFaces } from '@selat/ui/font-faces'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** Returns the characters that each part of the typeface covers, with the name of its file. */
function readParts(): { file: string; has: (character: string) => boolean }[] {
  const css = readFileSync(join(root, 'packages/ui/src/styles/fonts.css'), 'utf8')
  return readFontFaces(css).map(({ file, ranges }) => ({
    file,
    has: (character) => {
      const code = character.codePointAt(0) ?? 0
      return ranges.some(([first, last]) => first <= code && code <= last)
    },
  }))
}

it.each(languages.map(({ code }) => code))(
  'BENCH the texts of the site in %s need only the part of the typeface that every page loads',
  (code) => {
    const [latin, extended, core] = readParts()
    const folder = join(root, 'packages/i18n/messages', code)
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    const characters = [...new Set(texts.join('').replaceAll('\n', ''))]
    const ofOtherParts = characters.filter(
      (character) => (latin?.has(character) || extended?.has(character)) && !core?.has(character),
    )

    expect(core?.file).toBe('plus-jakarta-sans-core.woff2')
    expect(characters.filter((character) => core?.has(character)).length).toBeGreaterThan(40)
    expect(ofOtherParts).toEqual([])
  },
)
