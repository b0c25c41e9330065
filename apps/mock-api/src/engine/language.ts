/** Languages of the product, by the code that the specification uses (§1). */
export const LANGUAGE_CODES = ['EN', 'ID', 'ZH', 'ZHTD', 'ZHSM'] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** A text in every language. */
export type Localised = Readonly<Record<LanguageCode, string>>

/** The language a caller prefers of those offered; English when none of them is. */
export function negotiateLanguage(
  acceptLanguage: string | undefined,
  offered: readonly LanguageCode[] = LANGUAGE_CODES,
): LanguageCode {
  for (const tag of preferredTags(acceptLanguage ?? '')) {
    const code = toLanguageCode(tag)
    if (code && offered.includes(code)) return code
  }
  return 'EN'
}

function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.split(';').map((text) => text.trim())
      const quality = params.find((param) => param.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((first, second) => second.quality - first.quality)
    .map(({ tag }) => tag)
}

function toLanguageCode(tag: string): LanguageCode | undefined {
  const [language, ...subtags] = tag.toLowerCase().split('-')
  if (language === 'en') return 'EN'
  if (language === 'id' || language === 'in') return 'ID'
  if (language !== 'zh') return undefined
  const isAny = (...wanted: string[]) => wanted.some((subtag) => subtags.includes(subtag))
  if (isAny('hant') || (!isAny('hans') && isAny('tw', 'hk', 'mo'))) return 'ZHTD'
  return isAny('sg', 'my') ? 'ZHSM' : 'ZH'
}
