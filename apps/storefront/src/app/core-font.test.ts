import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { languages } from '@selat/i18n/languages'
import { readFontFaces } from '@selat/ui/font-faces'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** The characters of the parts of the typeface, by the name of their file. */
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
  'BENCH no text of the site in %s needs more of the typeface than the part that every page loads',
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
