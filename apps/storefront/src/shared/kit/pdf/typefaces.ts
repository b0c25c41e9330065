import simplified from '@fontsource/noto-sans-sc/unicode.json'
import traditional from '@fontsource/noto-sans-tc/unicode.json'
import latin from '@fontsource/plus-jakarta-sans/unicode.json'
import type { LanguageCode } from '@selat/i18n'
import { parseUnicodeRange } from '@selat/ui/font-faces'

import type { FontSlice } from './font-slices.ts'

/** Both weights of a document. Chinese has one for both: a second would double what is downloaded. */
export type Typefaces = Readonly<Record<'regular' | 'bold', readonly FontSlice[]>>

// WOFF and not WOFF2: what a document keeps of these is half the size.
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

/** What a language is set in. The same character is drawn otherwise in Taipei than in Beijing. */
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
    // `[7]` is the seventh part of Chinese, and its file is called 7.
    const part = `-${name.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff`
    const [path, url] = Object.entries(files).find(([file]) => file.endsWith(part)) ?? []
    return path === undefined || url === undefined
      ? []
      : [{ key: path, url, ranges: parseUnicodeRange(unicodeRange) }]
  })
}
