import { displayNames } from './intl-formats.ts'
import type { LanguageCode } from './languages.ts'

/** Returns the name of a country in the language; the code itself if Intl does not know it. */
export function formatCountry(code: string, language: LanguageCode): string {
  return displayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code
}
