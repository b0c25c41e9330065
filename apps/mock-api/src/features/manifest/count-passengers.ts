import type { PassengerBand } from '@selat/domain'
import { languageOf } from '@selat/i18n/languages'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'
import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { PERSON_LABELS } from '../product/item/band-labels.ts'
import { compareTexts } from './compare-texts.ts'

type Passenger = Schemas['ManifestPassenger']
type Count = Schemas['ManifestCount']

const BANDS: readonly PassengerBand[] = ['adult', 'child', 'infant', 'senior']

/** Counts booked and checked-in passengers by band, nationality and class. Groups without passengers are left out. */
export function countPassengers(
  { network, language }: Pick<Context, 'network' | 'language'>,
  { seats }: Pick<Sailing, 'seats'>,
  passengers: readonly Passenger[],
): Schemas['ManifestCounts'] {
  const bands = countBy(passengers, ({ Band }) => Band)
  const classes = countBy(passengers, (passenger) => passenger.Class)
  const nationalities = countBy(passengers, ({ Nationality }) => Nationality)
  return {
    Bands: BANDS.flatMap((band) => named(bands.get(band), PERSON_LABELS[band][language])),
    Nationalities: [...nationalities.values()]
      .toSorted((one, other) => other.Booked - one.Booked || compareTexts(one.Key, other.Key))
      .flatMap((count) => named(count, countryName(count.Key, language))),
    Classes: Object.keys(seats).flatMap((code) =>
      named(classes.get(code), network.className(code)[language]),
    ),
  }
}

type Counted = Omit<Count, 'Name'>

function countBy(
  passengers: readonly Passenger[],
  keyOf: (passenger: Passenger) => string,
): ReadonlyMap<string, Counted> {
  const groups = Map.groupBy(passengers, keyOf)
  return new Map(
    [...groups].map(([Key, group]) => [
      Key,
      { Key, Booked: group.length, CheckedIn: group.filter((one) => one.CheckedIn).length },
    ]),
  )
}

function named(count: Counted | undefined, Name: string): Count[] {
  return count ? [{ ...count, Name }] : []
}

// Formatters are kept, because making one costs about a thousand times as much as using it.
const names = new Map<LanguageCode, Intl.DisplayNames>()

function countryName(country: string, language: LanguageCode): string {
  let inLanguage = names.get(language)
  if (!inLanguage) {
    inLanguage = new Intl.DisplayNames(languageOf(language).locale, { type: 'region' })
    names.set(language, inLanguage)
  }
  return inLanguage.of(country) ?? country
}
