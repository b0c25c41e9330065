type LanguageRow = {
  code: string
  tag: string
  locale: string
  preferredBy: readonly string[]
  ownName: string
  dir: 'ltr' | 'rtl'
  hour: string
  minute: string
  fullStop: string
  /** The text between two sentences. */
  sentenceGap: ' ' | ''
  /** The text between two facts in a line. */
  comma: ', ' | '，'
  /** The text between a date and a time of day. */
  dateTimeGap: ', ' | ' '
  /** The language that its texts were copied from, until all of them are translated. */
  draftOf?: string
}

/**
 * The languages of the product (specification §1), one row each. A new language is a folder under `messages/` and a row here.
 * The codes are the product's own: `ZHTD` and `ZHSM` are no language tags, and the Intl functions throw on them. So `tag` is
 * for `<html lang>` and i18next, and `locale` for Intl. A browser's language selects the row whose `preferredBy` has the
 * longest matching beginning.
 */
export const languages = [
  {
    code: 'EN',
    tag: 'en',
    locale: 'en-SG',
    preferredBy: ['en'],
    ownName: 'English',
    dir: 'ltr',
    hour: ' h',
    minute: ' min',
    fullStop: '.',
    sentenceGap: ' ',
    comma: ', ',
    dateTimeGap: ', ',
  },
  {
    code: 'ID',
    tag: 'id',
    locale: 'id-ID',
    preferredBy: ['id', 'in'],
    ownName: 'Bahasa Indonesia',
    dir: 'ltr',
    hour: ' jam',
    minute: ' mnt',
    fullStop: '.',
    sentenceGap: ' ',
    comma: ', ',
    dateTimeGap: ', ',
  },
  {
    code: 'ZH',
    tag: 'zh',
    locale: 'zh-CN',
    preferredBy: ['zh'],
    ownName: '简体中文',
    dir: 'ltr',
    hour: '小时',
    minute: '分',
    fullStop: '。',
    sentenceGap: '',
    comma: '，',
    dateTimeGap: ' ',
  },
  {
    code: 'ZHTD',
    tag: 'zh-Hant',
    locale: 'zh-TW',
    preferredBy: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo'],
    ownName: '繁體中文',
    dir: 'ltr',
    hour: '小時',
    minute: '分',
    fullStop: '。',
    sentenceGap: '',
    comma: '，',
    dateTimeGap: ' ',
  },
  {
    code: 'ZHSM',
    tag: 'zh-Hans-SG',
    locale: 'zh-SG',
    preferredBy: ['zh-hans-sg', 'zh-hans-my', 'zh-sg', 'zh-my'],
    ownName: '简体中文（新加坡）',
    dir: 'ltr',
    hour: '小时',
    minute: '分',
    fullStop: '。',
    sentenceGap: '',
    comma: '，',
    dateTimeGap: ' ',
  },
] as const satisfies readonly LanguageRow[]

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']

/** The language that a visitor starts with and that fills gaps (§1). */
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

/** Returns the registry row of a code. */
export function languageOf(code: LanguageCode): Language {
  // The map is built from the same rows as the type of `code`.
  return byCode.get(code)!
}

/**
 * Returns the language whose texts replace those that a draft lacks; null if the language is no draft.
 *
 * @example sourceOfDraft('ID') // null
 */
export function sourceOfDraft(code: LanguageCode): LanguageCode | null {
  const { draftOf }: LanguageRow = languageOf(code)
  return isLanguageCode(draftOf) ? draftOf : null
}

/** Returns the code of a language tag as i18next reports it (`zh-Hant`); EN for an unknown one. */
export function languageFromTag(tag: string | undefined): LanguageCode {
  return (tag === undefined ? undefined : byTag.get(tag))?.code ?? defaultLanguage
}

/**
 * Returns the first of a browser's languages, by the weights of its `Accept-Language` header, that is among the offered
 * ones; null if none is.
 *
 * @example preferredLanguage('zh-TW, id;q=0.5') // 'ZHTD'
 * @example preferredLanguage('zh-TW, id;q=0.5', ['EN', 'ID']) // 'ID'
 */
export function preferredLanguage(
  header: string,
  offered: readonly LanguageCode[] = languageCodes,
): LanguageCode | null {
  for (const tag of preferredTags(header)) {
    const code = languageForReader(tag)
    if (code !== null && offered.includes(code)) return code
  }
  return null
}

function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((first, second) => second.weight - first.weight)
    .map(({ tag }) => tag)
}

function languageForReader(tag: string): LanguageCode | null {
  const found = languages
    .flatMap(({ code, preferredBy }) => preferredBy.map((beginning) => ({ code, beginning })))
    .filter(({ beginning }) => `${tag}-`.startsWith(`${beginning}-`))
    .toSorted((first, second) => second.beginning.length - first.beginning.length)[0]
  return found?.code ?? null
}
