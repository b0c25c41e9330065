import type { PriceLine } from '@selat/domain'
import { formatCountry } from '@selat/i18n/format-country'
import { formatList } from '@selat/i18n/format-list'

import { inEveryLanguage, type Localised } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import { phrase, fillPhrase } from '../../../world/texts/phrases.ts'

/** The labels of fares, because only charges have names in the network. */
const FARE_LABELS: Readonly<Record<NonNullable<PriceLine['band']>, Localised>> = {
  adult: phrase('fare.adult'),
  child: phrase('fare.child'),
  infant: phrase('fare.infant'),
  senior: phrase('fare.senior'),
}

/** Returns the label of a line of a ferry's price: the name of its charge, or the fare of its band. */
export function ferryLineLabel(
  { network }: Pick<Context, 'network'>,
  { kind, code, band, countries }: Pick<PriceLine, 'kind' | 'code' | 'band' | 'countries'>,
): Localised | string {
  const label = kind === 'fare' && band ? FARE_LABELS[band] : network.chargeName(code)
  return label ? nationalLabel(label, countries) : code
}

/** Adds the nationalities that a fare or charge is for to its label; without countries, returns the label alone. */
function nationalLabel(base: Localised, countries: readonly string[] | undefined): Localised {
  if (!countries) return base
  const ofLabel = known.get(base) ?? new Map<string, Localised>()
  known.set(base, ofLabel)
  const key = countries.join()
  const label = ofLabel.get(key) ?? makeLabel(base, countries)
  ofLabel.set(key, label)
  return label
}

// Labels are cached, because creating an Intl formatter costs a thousand times what using one does, and every price has
// labels.
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
