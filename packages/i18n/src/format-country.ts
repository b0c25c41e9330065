import { languageOf } from './languages.ts'
import type { LanguageCode } from './languages.ts'

/** The name of a country in the language; the code itself when Intl does not know it. */
export function formatCountry(code: string, language: LanguageCode): string {
  return displayNames(language).of(code) ?? code
}

const names = new Map<LanguageCode, Intl.DisplayNames>()

function displayNames(language: LanguageCode): Intl.DisplayNames {
  const made =
    names.get(language) ??
    new Intl.DisplayNames(languageOf(language).locale, { type: 'region', fallback: 'code' })
  names.set(language, made)
  return made
}
