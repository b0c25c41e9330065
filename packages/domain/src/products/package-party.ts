import type { QuantityBounds } from '../cart/quantity-bounds.ts'
import type { BandCounts } from '../fares/fare-table.ts'
import { type Issue, issue } from '../issues/issue.ts'
import type { Money } from '../money/money.ts'
import type { CountedBand } from '../passengers/age-bands.ts'
import {
  checkParty,
  type Party,
  partyBounds,
  type PartyCode,
  partySize,
} from '../passengers/party.ts'
import { bandUnits } from './price-tickets.ts'
import type { UnitToPrice } from './price-units.ts'

/**
 * The bands that one type of a package is for, and its bounds, both inclusive. Only adults and children count for the minimum;
 * infants count for the maximum too.
 */
export type PackageTerms = {
  readonly bands: readonly CountedBand[]
  readonly bounds: QuantityBounds
}

/**
 * The prices of one type of a package for a person, and the supplement for a person alone in a room; null for a package
 * without nights.
 */
export type PackagePrices = {
  readonly adult: Money
  readonly child: Money | null
  readonly infant: Money | null
  readonly singleSupplement: Money | null
}

/** The codes of issues of a package's party. */
export type PackageCode =
  | PartyCode
  | 'package.band_not_sold'
  | 'package.below_minimum'
  | 'package.above_maximum'

const FIELDS = { adult: 'adults', child: 'children', infant: 'infants' } as const

/**
 * Lists all issues of a package's party; empty if it may travel. Every party needs at least one adult, no more infants than
 * adults, and at most 10 people. A type is sold to some bands only, and to a number of people within bounds (§5).
 */
export function checkPackageParty(
  party: Party,
  { bands, bounds }: PackageTerms,
): Issue<PackageCode>[] {
  const issues = checkParty(party)
  const codes = new Set(issues.map(({ code }) => code))
  if (codes.has('passenger.invalid_count')) return issues
  // `Object.entries` of this literal has its keys, but TypeScript widens them.
  const unsold = Object.entries(FIELDS).filter(([band]) => !bands.includes(band as CountedBand))
  const isTold = codes.has('passenger.no_passengers') || codes.has('passenger.too_many_passengers')
  return [
    ...issues,
    ...unsold.flatMap(([, field]) =>
      party[field] > 0 ? [issue([field], 'package.band_not_sold')] : [],
    ),
    ...(isTold ? [] : checkBounds(party, bounds)),
  ]
}

function checkBounds(party: Party, { min, max }: QuantityBounds): Issue<PackageCode>[] {
  if (party.adults + party.children < min) return [issue([], 'package.below_minimum', { min })]
  return partySize(party) > max ? [issue([], 'package.above_maximum', { max })] : []
}

/** Returns the minimum and maximum of each count while the others stay as they are, for the buttons of a form. */
export function packageBounds(
  party: Party,
  { bands, bounds }: PackageTerms,
): Record<keyof Party, QuantityBounds> {
  const limits = partyBounds(party)
  const room = bounds.max - partySize(party)
  const of = (band: CountedBand) => {
    const { min, max } = limits[FIELDS[band]]
    const most = Math.max(min, Math.min(max, party[FIELDS[band]] + room))
    return { min, max: bands.includes(band) ? most : 0 }
  }
  return { adults: of('adult'), children: of('child'), infants: of('infant') }
}

/**
 * Counts the rooms for two in which one guest pays for being alone: one if the number of adults is odd and no child takes
 * the other bed.
 * @example singleSupplements({ adult: 3, child: 0 }) // 1
 */
export function singleSupplements({ adult, child }: Pick<BandCounts, 'adult' | 'child'>): number {
  return adult % 2 === 1 && child === 0 ? 1 : 0
}

/**
 * Returns the units that a package costs: one line for each band, and the single supplement. Seniors pay as adults. So do
 * travellers of a band that is not sold, because they booked an adult's place.
 */
export function packageUnits(
  code: string,
  { adult, child, infant, singleSupplement }: PackagePrices,
  counts: BandCounts,
): UnitToPrice[] {
  const adults = counts.adult + counts.senior
  const people = bandUnits(
    code,
    { adult, child: child ?? adult, infant: infant ?? adult },
    { ...counts, adult: adults, senior: 0 },
  )
  const alone = singleSupplements({ adult: adults, child: counts.child })
  if (!singleSupplement || alone === 0) return people
  return [
    ...people,
    { kind: 'supplement', code: 'single', quantity: alone, unitAmount: singleSupplement },
  ]
}
