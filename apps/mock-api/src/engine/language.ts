import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  preferredLanguage,
  sourceOfDraft,
} from '@selat/i18n/languages'

export { languageCodes, sourceOfDraft } from '@selat/i18n/languages'
export type { LanguageCode } from '@selat/i18n/languages'

/** A text in every language. */
export type Localised = Readonly<Record<LanguageCode, string>>

/** Makes a value for each language, by its code. */
export function inEveryLanguage<Value>(
  valueIn: (language: LanguageCode) => Value,
): Readonly<Record<LanguageCode, Value>> {
  const values = languageCodes.map((language) => [language, valueIn(language)])
  return Object.fromEntries(values) as Record<LanguageCode, Value> // one entry for each code
}

/**
 * Completes the given values: a draft language without a value gets that of its source. Throws if another language has none.
 */
export function withDraftsFilled<Value>(
  given: Readonly<Partial<Record<LanguageCode, Value>>>,
): Readonly<Record<LanguageCode, Value>> {
  return inEveryLanguage((language) => {
    const value = given[language] ?? given[sourceOfDraft(language) ?? language]
    if (value === undefined) throw new Error(`Nothing is given in ${language}.`)
    return value
  })
}

/** Returns the language that a caller prefers among those offered; English if none is offered. */
export function negotiateLanguage(
  acceptLanguage: string | undefined,
  offered?: readonly LanguageCode[],
): LanguageCode {
  return preferredLanguage(acceptLanguage ?? '', offered) ?? defaultLanguage
}
