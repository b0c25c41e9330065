import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  preferredLanguage,
} from '@selat/i18n/languages'

export { languageCodes } from '@selat/i18n/languages'
export type { LanguageCode } from '@selat/i18n/languages'

/** A text in every language. */
export type Localised = Readonly<Record<LanguageCode, string>>

/** What each language has, by its code. */
export function inEveryLanguage<Value>(
  valueIn: (language: LanguageCode) => Value,
): Readonly<Record<LanguageCode, Value>> {
  const values = languageCodes.map((language) => [language, valueIn(language)])
  return Object.fromEntries(values) as Record<LanguageCode, Value> // one for each code
}

/** The language a caller prefers of those offered; English when none of them is. */
export function negotiateLanguage(
  acceptLanguage: string | undefined,
  offered?: readonly LanguageCode[],
): LanguageCode {
  return preferredLanguage(acceptLanguage ?? '', offered) ?? defaultLanguage
}
