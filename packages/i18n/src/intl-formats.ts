import { type LanguageCode, languageOf } from './languages.ts'

type IntlClass<Options, Format> = new (locale: string, options: Options) => Format

/**
 * Makes and caches the formats of an `Intl` class, one for each language and options. They are slow to make, and have no state.
 */
function keep<Options, Format>(make: IntlClass<Options, Format>) {
  const kept = new Map<string, Format>()
  return (language: LanguageCode, options: Options): Format => {
    const key = language + JSON.stringify(options)
    const known = kept.get(key)
    if (known) return known
    const made = new make(languageOf(language).locale, options)
    kept.set(key, made)
    return made
  }
}

export const numberFormat = /* @__PURE__ */ keep(Intl.NumberFormat)
export const dateTimeFormat = /* @__PURE__ */ keep(Intl.DateTimeFormat)
export const relativeTimeFormat = /* @__PURE__ */ keep(Intl.RelativeTimeFormat)
export const listFormat = /* @__PURE__ */ keep(Intl.ListFormat)
export const displayNames = /* @__PURE__ */ keep(Intl.DisplayNames)
export const collator = /* @__PURE__ */ keep(Intl.Collator)
