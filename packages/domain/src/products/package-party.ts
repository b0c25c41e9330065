import { checkQuantity, type QuantityBounds } from '../cart/check-quantity.ts'
import type { BandCounts } from '../fares/fare-table.ts'
import type { Money } from '../money/money.ts'
import type { CountedBand } from '../passengers/age-bands.ts'
import {
  type Party,
  partyBounds,
  type PartyRefusal,
  partyRefusals,
  partySize,
} from '../passengers/party.ts'
import { bandUnits } from './price-tickets.ts'
import type { UnitToPrice } from './price-units.ts'

/**
 * What one type of a package takes: bands, and how many people, both bounds inclusive. Adults and children fill the least;
 * an infant does not, but has a place among the most.
 */
export type PackageTerms = {
  readonly bands: readonly CountedBand[]
  readonly bounds: QuantityBounds
}

/** What one type of a package costs a person, and whoever sleeps alone; no supplement where nobody stays the night. */
export type PackagePrices = {
  readonly adult: Money
  readonly child: Money | null
  readonly infant: Money | null
  readonly singleSupplement: Money | null
}

export type PackageRefusal =
  | PartyRefusal
  | { readonly reason: 'band_not_sold'; readonly field: keyof Party }
  | { readonly reason: 'below_minimum'; readonly min: number }
  | { readonly reason: 'above_maximum'; readonly max: number }

const FIELDS = { adult: 'adults', child: 'children', infant: 'infants' } as const

/**
 * Everything wrong with a package's party; empty when it may travel: what holds for every party (at least one adult, no
 * more infants than adults, at most 10), bands that the type is sold to, and people within the type's bounds (§5).
 */
export function checkPackageParty(party: Party, { bands, bounds }: PackageTerms): PackageRefusal[] {
  const refusals: PackageRefusal[] = partyRefusals(party)
  if (refusals.some(({ reason }) => reason === 'invalid_count')) return refusals
  for (const [band, field] of Object.entries(FIELDS))
    // Entries of a literal keep its keys; TypeScript widens them.
    if (party[field] > 0 && !bands.includes(band as CountedBand))
      refusals.push({ reason: 'band_not_sold', field })
  const quantity = checkBounds(party, bounds)
  const isTold = refusals.some(
    ({ reason }) => reason === 'no_passengers' || reason === 'too_many_passengers',
  )
  if (quantity && !isTold) refusals.push(quantity)
  return refusals
}

function checkBounds(party: Party, bounds: QuantityBounds): PackageRefusal | undefined {
  const filling = checkQuantity(party.adults + party.children, bounds)
  if (filling?.reason === 'below_minimum') return filling
  const everybody = checkQuantity(partySize(party), bounds)
  return everybody?.reason === 'above_maximum' ? everybody : undefined
}

/** Least and most of each count while the others stay as they are: what a stepper may reach. */
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
 * Rooms of two in which one guest pays for being alone: one when the adults are odd and no child takes the other bed.
 * @example singleSupplements({ adult: 3, child: 0 }) // 1
 */
export function singleSupplements({ adult, child }: Pick<BandCounts, 'adult' | 'child'>): number {
  return adult % 2 === 1 && child === 0 ? 1 : 0
}

/**
 * The units that a package costs: a line a band, and the single supplement. Seniors pay as adults; who turns out to be
 * of a band that is not sold pays as an adult too, because the place was bought as one.
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
