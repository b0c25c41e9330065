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

/** The text of each language. */
export function inEveryLanguage(textIn: (language: LanguageCode) => string): Localised {
  const texts = languageCodes.map((language) => [language, textIn(language)])
  return Object.fromEntries(texts) as Localised // one for each code
}

/** The language a caller prefers of those offered; English when none of them is. */
export function negotiateLanguage(
  acceptLanguage: string | undefined,
  offered?: readonly LanguageCode[],
): LanguageCode {
  return preferredLanguage(acceptLanguage ?? '', offered) ?? defaultLanguage
}
