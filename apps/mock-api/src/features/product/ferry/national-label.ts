import { formatCountry } from '@selat/i18n/format-country'
import { formatList } from '@selat/i18n/format-list'

import { inEveryLanguage, type Localised } from '../../../engine/language.ts'
import { fillPhrase } from '../../../world/texts/phrases.ts'

/** The words of a fare or charge with whose passports it is for; without countries, the words alone. */
export function nationalLabel(
  words: Localised,
  countries: readonly string[] | undefined,
): Localised {
  if (!countries) return words
  const ofWords = known.get(words) ?? new Map<string, Localised>()
  known.set(words, ofWords)
  const key = countries.join()
  const label = ofWords.get(key) ?? makeLabel(words, countries)
  ofWords.set(key, label)
  return label
}

// Making an Intl formatter costs a thousand times what using one does, and every price is put into words.
const known = new WeakMap<Localised, Map<string, Localised>>()

function makeLabel(words: Localised, countries: readonly string[]): Localised {
  return inEveryLanguage((language) =>
    fillPhrase('price.passportsOf', language, {
      words: words[language],
      countries: formatList(
        countries.map((country) => formatCountry(country, language)),
        language,
      ),
    }),
  )
}
