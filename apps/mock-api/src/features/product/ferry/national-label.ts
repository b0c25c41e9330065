import { formatCountry } from '@selat/i18n/format-country'
import { formatList } from '@selat/i18n/format-list'

import { inEveryLanguage, type Localised } from '../../../engine/language.ts'
import { fillPhrase } from '../../../world/texts/phrases.ts'

/** The label of a fare or charge, with whose passports it is for; without countries the label alone. */
export function nationalLabel(
  base: Localised,
  countries: readonly string[] | undefined,
): Localised {
  if (!countries) return base
  const ofLabel = known.get(base) ?? new Map<string, Localised>()
  known.set(base, ofLabel)
  const key = countries.join()
  const label = ofLabel.get(key) ?? makeLabel(base, countries)
  ofLabel.set(key, label)
  return label
}

// Making an Intl formatter costs a thousand times what using one does, and every price has labels.
const known = new WeakMap<Localised, Map<string, Localised>>()

function makeLabel(label: Localised, countries: readonly string[]): Localised {
  return inEveryLanguage((language) =>
    fillPhrase('price.passportsOf', language, {
      label: label[language],
      countries: formatList(
        countries.map((country) => formatCountry(country, language)),
        language,
      ),
    }),
  )
}
