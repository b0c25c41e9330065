import { countryCodes } from '@selat/domain'

import { formatCountry } from './format-country.ts'
import { sortByText } from './format-list.ts'
import type { LanguageCode } from './languages.ts'

export type CountryOption = { code: string; name: string }

/** Returns every country for a list to choose from: the given ones first in their order, then the rest by name. */
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
