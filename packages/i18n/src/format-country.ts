import { countryCodes } from '@selat/domain'

import { sortByText } from './format-list.ts'
import { languageOf } from './languages.ts'
import type { LanguageCode } from './languages.ts'

export type CountryOption = { code: string; name: string }

/** The name of a country in the language; the code itself when Intl does not know it. */
export function formatCountry(code: string, language: LanguageCode): string {
  return displayNames(language).of(code) ?? code
}

/** Every country for a list to choose from: the given ones first in their order, then the rest by name. */
export function countryOptions(
  language: LanguageCode,
  first: readonly string[] = ['SG', 'ID', 'MY'],
): CountryOption[] {
  const toOption = (code: string): CountryOption => ({ code, name: formatCountry(code, language) })
  const rest = countryCodes()
    .filter((code) => !first.includes(code))
    .map(toOption)
  return [...first.map(toOption), ...sortByText(rest, (option) => option.name, language)]
}

const names = new Map<LanguageCode, Intl.DisplayNames>()

function displayNames(language: LanguageCode): Intl.DisplayNames {
  const made =
    names.get(language) ??
    new Intl.DisplayNames(languageOf(language).locale, { type: 'region', fallback: 'code' })
  names.set(language, made)
  return made
}
