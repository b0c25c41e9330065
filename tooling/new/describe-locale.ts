/** The facts of a language for the registry, as the runtime knows them. */
export type LocaleFacts = {
  tag: string
  ownName: string
  dir: 'ltr' | 'rtl'
  hour: string
  minute: string
  fullStop: string
  sentenceGap: string
  comma: string
  dateTimeGap: string
  /** The plural forms of the language. */
  forms: readonly string[]
}

/**
 * Reads the facts of a locale, such as `ko-KR`. Throws one sentence if the runtime does not know it.
 */
export function describeLocale(locale: string, takenTags: readonly string[]): LocaleFacts {
  if (!isKnown(locale)) throw new Error(`No locale is known as ${locale}. One is ko-KR.`)
  const { language } = new Intl.Locale(locale)
  const tag = takenTags.includes(language) ? locale : language
  return {
    tag,
    ownName: new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag,
    dir: directionOf(locale),
    hour: unitIn(locale, 'hour'),
    minute: unitIn(locale, 'minute'),
    ...marksOf(locale),
    forms: new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
  }
}

function isKnown(locale: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}

/** Returns the text after a number of hours or minutes. */
function unitIn(locale: string, unit: 'hour' | 'minute'): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
  const parts = format.formatToParts(1)
  return parts
    .slice(parts.findIndex(({ type }) => type === 'integer') + 1)
    .map(({ value }) => value)
    .join('')
}

/** Chinese and Japanese have no space after a full stop or a comma, because the characters contain it. */
function marksOf(
  locale: string,
): Pick<LocaleFacts, 'fullStop' | 'sentenceGap' | 'comma' | 'dateTimeGap'> {
  const { script = '' } = new Intl.Locale(locale).maximize()
  const isWide = ['Hans', 'Hant', 'Jpan'].includes(script)
  return isWide
    ? { fullStop: '。', sentenceGap: '', comma: '，', dateTimeGap: ' ' }
    : { fullStop: '.', sentenceGap: ' ', comma: ', ', dateTimeGap: ', ' }
}

function directionOf(locale: string): 'ltr' | 'rtl' {
  // TypeScript's library does not have this method yet.
  const about = new Intl.Locale(locale) as Intl.Locale & { getTextInfo(): { direction: string } }
  return about.getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr'
}
