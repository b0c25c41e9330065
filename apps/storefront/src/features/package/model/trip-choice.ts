import {
  checkPackageParty,
  type CountedBand,
  issue,
  type Issue,
  type PackageTerms,
  type Party,
  partySize,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { codec, day } from '../../../shared/kit/address/codec.ts'
import {
  fitPeople,
  optionParam,
  peopleParams,
} from '../../../shared/trade/product/choice-params.ts'

type Type = Schemas['PackageType']

/** The choices of a package in its address. Without adults, the form's own default party travels. */
export const tripAddress = codec(
  { type: optionParam, date: day(), ...peopleParams },
  { fit: fitPeople },
)

export type TripChoice = ReturnType<typeof tripAddress.parse>

/** Returns the chosen party; null if none is chosen. */
export function chosenParty({ adults, children = 0, infants = 0 }: TripChoice): Party | null {
  return adults === undefined ? null : { adults, children, infants }
}

/** Converts a party to a change of the address; an empty party removes the adults, so that none is chosen. */
export function sayParty(party: Party) {
  return partySize(party) === 0 ? { ...party, adults: undefined } : party
}

const PRICES = { adult: 'Adult', child: 'Child', infant: 'Infant' } as const

/** The field of a party that holds the count of each band. */
export const COUNT_OF = { adult: 'adults', child: 'children', infant: 'infants' } as const

export const TRIP_BANDS = ['adult', 'child', 'infant'] as const

/** Returns the price of one person of a band; null if the type is not sold to that band. */
export function personPrice({ Prices }: Type, band: CountedBand): Schemas['Money'] | null {
  return Prices[PRICES[band]]
}

/** Converts a type to the terms by which the domain checks a party. */
export function toPackageTerms(type: Type): PackageTerms {
  return {
    bands: TRIP_BANDS.filter((band) => personPrice(type, band) !== null),
    bounds: { min: type.MinOrder, max: type.MaxOrder },
  }
}

/**
 * Returns the party to price: the chosen one without the bands that the type is not sold to. Before a choice it is two adults,
 * or more if the type's minimum is higher.
 */
export function partyFor(chosen: Party | null, { bands, bounds }: PackageTerms): Party {
  const party = chosen ?? { adults: Math.max(2, bounds.min), children: 0, infants: 0 }
  const of = (band: CountedBand) => (bands.includes(band) ? party[COUNT_OF[band]] : 0)
  return { adults: of('adult'), children: of('child'), infants: of('infant') }
}

/**
 * Returns everything that is wrong with a party. For a party above the general limit, the issue names the type's maximum, which
 * is never higher.
 */
export function checkTrip(party: Party, terms: PackageTerms): Issue[] {
  return checkPackageParty(party, terms).map((found) =>
    found.code === 'passenger.too_many_passengers'
      ? issue(found.path, 'package.above_maximum', { max: terms.bounds.max })
      : found,
  )
}
