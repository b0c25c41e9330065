import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { LanguageCode } from '@selat/i18n'
import { parseUnicodeRange } from '@selat/ui/font-faces'
import type { FontDetails } from '@takumi-rs/core'

import { type FontSlice, sliceOf } from '../../src/shared/kit/pdf/font-slices.ts'

const { resolve } = createRequire(import.meta.url)

const latin = 'plus-jakarta-sans'
const beijing = 'noto-sans-sc'
const taipei = 'noto-sans-tc'

/** Returns the font families of a language in their order. Taiwan and mainland China draw some characters differently. */
export function familiesOf(language: LanguageCode): string[] {
  return language === 'ZHTD' ? [latin, taipei, beijing] : [latin, beijing, taipei]
}

type Slice = FontSlice & { family: string; weight: number }

export type PreviewFonts = (
  texts: readonly string[],
  language: LanguageCode,
) => Promise<FontDetails[]>

/** Loads the fonts that texts need from those of the site. Chinese has hundreds of files, of which only the needed are read. */
export function createPreviewFonts(): PreviewFonts {
  const slices = [500, 700].map((weight) =>
    [latin, beijing, taipei].flatMap((family) => slicesOf(family, weight)),
  )
  const read = new Map<string, Promise<Buffer>>()
  return (texts, language) => {
    const families = familiesOf(language)
    const characters = new Set(texts.join(''))
    const needed = new Set<Slice>()
    for (const ofWeight of slices) {
      const ordered = families.flatMap((name) => ofWeight.filter(({ family }) => family === name))
      for (const character of characters) {
        const slice = sliceOf(character, ordered)
        if (slice) needed.add(slice as Slice) // the slice is one of those that were passed in
      }
    }
    return Promise.all([...needed].map(load))
  }

  async function load({ url, family, weight, ranges }: Slice): Promise<FontDetails> {
    const file = read.get(url) ?? readFile(url)
    read.set(url, file)
    const data = await file
    return {
      name: family,
      data,
      weight,
      unicodeRange: ranges.map(([first, last]) => [first, last]),
    }
  }
}

function slicesOf(family: string, weight: number): Slice[] {
  const folder = dirname(resolve(`@fontsource/${family}/package.json`))
  const unicode = createRequire(import.meta.url)(join(folder, 'unicode.json')) as Record<
    string,
    string
  >
  return Object.entries(unicode).map(([name, unicodeRange]) => {
    // `[7]` is the seventh part of the Chinese characters, and its file is called 7.
    const part = name.replaceAll(/[[\]]/g, '')
    const url = join(folder, 'files', `${family}-${part}-${weight}-normal.woff`)
    return {
      key: `${family} ${part} ${weight}`,
      url,
      family,
      weight,
      ranges: parseUnicodeRange(unicodeRange),
    }
  })
}
