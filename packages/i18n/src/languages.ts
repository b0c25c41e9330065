/**
 * The languages of the product (specification §1), one row each. A new language is a folder under `messages/` and a
 * row here. The codes are the product's own: `ZHTD` and `ZHSM` are no language tags, and the Intl functions throw on
 * them, so `tag` is what goes to `<html lang>` and i18next, and `locale` what goes to Intl.
 */
export const languages = [
  {
    code: 'EN',
    tag: 'en',
    locale: 'en-SG',
    ownName: 'English',
    dir: 'ltr',
    hour: ' h',
    minute: ' min',
  },
  {
    code: 'ID',
    tag: 'id',
    locale: 'id-ID',
    ownName: 'Bahasa Indonesia',
    dir: 'ltr',
    hour: ' jam',
    minute: ' mnt',
  },
  {
    code: 'ZH',
    tag: 'zh',
    locale: 'zh-CN',
    ownName: '简体中文',
    dir: 'ltr',
    hour: '小时',
    minute: '分',
  },
  {
    code: 'ZHTD',
    tag: 'zh-Hant',
    locale: 'zh-TW',
    ownName: '繁體中文',
    dir: 'ltr',
    hour: '小時',
    minute: '分',
  },
  {
    code: 'ZHSM',
    tag: 'zh-Hans-SG',
    locale: 'zh-SG',
    ownName: '简体中文（新加坡）',
    dir: 'ltr',
    hour: '小时',
    minute: '分',
  },
] as const

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']

/** The language a visitor starts with and the one that fills a gap (§1). */
export const defaultLanguage: LanguageCode = 'EN'

export const languageCodes: readonly LanguageCode[] = languages.map((language) => language.code)

const byCode = new Map<string, Language>(languages.map((language) => [language.code, language]))
const byTag = new Map<string, Language>(languages.map((language) => [language.tag, language]))

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && byCode.has(value)
}

/**
 * Reads a stored or received language code; anything unknown becomes EN, so a damaged `locale` entry in local storage
 * never breaks the start (§1).
 *
 * @example parseLanguage('ZHTD') // 'ZHTD'
 * @example parseLanguage('fr') // 'EN'
 */
export function parseLanguage(value: unknown): LanguageCode {
  return isLanguageCode(value) ? value : defaultLanguage
}

/** The registry row of a code. */
export function languageOf(code: LanguageCode): Language {
  // The map is built from the same rows as the type of `code`.
  return byCode.get(code)!
}

/** The code of a language tag as i18next reports it (`zh-Hant`), EN for an unknown one. */
export function languageFromTag(tag: string | undefined): LanguageCode {
  return (tag === undefined ? undefined : byTag.get(tag))?.code ?? defaultLanguage
}
