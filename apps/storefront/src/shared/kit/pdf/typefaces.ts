import simplified from '@fontsource/noto-sans-sc/unicode.json'
import traditional from '@fontsource/noto-sans-tc/unicode.json'
import latin from '@fontsource/plus-jakarta-sans/unicode.json'
import type { LanguageCode } from '@selat/i18n'
import { parseUnicodeRange } from '@selat/ui/font-faces'

import type { FontSlice } from './font-slices.ts'

/** The typefaces for both weights of a document. Chinese has one for both, because a second would double the download. */
export type Typefaces = Readonly<Record<'regular' | 'bold', readonly FontSlice[]>>

// The files are WOFF and not WOFF2, because documents that embed their characters are then half the size.
const latinFiles = import.meta.glob<string>(
  '/node_modules/@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-{latin,latin-ext}-{500,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
const simplifiedFiles = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-sc/files/*-500-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
const traditionalFiles = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-tc/files/*-500-normal.woff',
  { query: '?url', import: 'default', eager: true },
)

/** Returns the typefaces of a language. One character is drawn differently in Taipei and in Beijing. */
export function typefacesOf(language: LanguageCode): Typefaces {
  const ofBeijing = () => slicesOf(simplified, simplifiedFiles, 500)
  const ofTaipei = () => slicesOf(traditional, traditionalFiles, 500)
  const chinese =
    language === 'ZHTD' ? [...ofTaipei(), ...ofBeijing()] : [...ofBeijing(), ...ofTaipei()]
  return {
    regular: [...slicesOf(latin, latinFiles, 500), ...chinese],
    bold: [...slicesOf(latin, latinFiles, 700), ...chinese],
  }
}

function slicesOf(
  unicodeRanges: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
  weight: number,
): FontSlice[] {
  return Object.entries(unicodeRanges).flatMap(([name, unicodeRange]) => {
    // The name `[7]` is the seventh part of the Chinese characters, and its file is called 7.
    const part = `-${name.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff`
    const [path, url] = Object.entries(files).find(([file]) => file.endsWith(part)) ?? []
    return path === undefined || url === undefined
      ? []
      : [{ key: path, url, ranges: parseUnicodeRange(unicodeRange) }]
  })
}
