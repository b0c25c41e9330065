import { checkPackageParty, issue } from '@selat/domain'
import type { CountedBand, Issue, PackageTerms, Party } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

type Type = Schemas['PackageType']

const PRICES = { adult: 'Adult', child: 'Child', infant: 'Infant' } as const

/** The bands that a party is counted in, beside their counts. */
export const COUNT_OF = { adult: 'adults', child: 'children', infant: 'infants' } as const

export const TRIP_BANDS = ['adult', 'child', 'infant'] as const

/** What one person of a band costs; null where the type is not sold to it. */
export function personPrice({ Prices }: Type, band: CountedBand): Schemas['Money'] | null {
  return Prices[PRICES[band]]
}

/** A type as the domain judges a party by it. */
export function toPackageTerms(type: Type): PackageTerms {
  return {
    bands: TRIP_BANDS.filter((band) => personPrice(type, band) !== null),
    bounds: { min: type.MinOrder, max: type.MaxOrder },
  }
}

/** Who travels: those who were chosen, as far as the type is for them; its smallest party of adults before anybody was. */
export function partyFor(chosen: Party | null, { bands, bounds }: PackageTerms): Party {
  const party = chosen ?? { adults: Math.max(2, bounds.min), children: 0, infants: 0 }
  const of = (band: CountedBand) => (bands.includes(band) ? party[COUNT_OF[band]] : 0)
  return { adults: of('adult'), children: of('child'), infants: of('infant') }
}

/** Everything that is wrong with a party. More than any booking takes are told what the type takes, which is never more. */
export function checkTrip(party: Party, terms: PackageTerms): Issue[] {
  return checkPackageParty(party, terms).map((found) =>
    found.code === 'passenger.too_many_passengers'
      ? issue(found.path, 'package.above_maximum', { max: terms.bounds.max })
      : found,
  )
}
