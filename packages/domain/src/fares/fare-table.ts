import { allocateMoney } from '../money/allocate-money.ts'
import { assertSameUnit, type Money } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'

/** The fare of one traveller of each band on one sector. If there is no senior fare, seniors pay the adult fare. */
export type FareTable = {
  readonly adult: Money
  readonly child: Money
  readonly infant: Money
  readonly senior?: Money | null
}

/** The fares of one sector for passengers of some nationalities (ISO 3166-1 alpha-2), in place of the general fares. */
export type NationalFares = { readonly countries: readonly string[]; readonly fares: FareTable }

/** The number of travellers of each band on one sector. */
export type BandCounts = Readonly<Record<PassengerBand, number>>

/** The bands in the order in which prices list them. */
export const BANDS_IN_ORDER = ['adult', 'senior', 'child', 'infant'] as const

/** Returns the fare of a band. */
export function fareOf(fares: FareTable, band: PassengerBand): Money {
  return band === 'senior' ? (fares.senior ?? fares.adult) : fares[band]
}

/**
 * Splits a round-trip fare between its two sectors without losing a unit. It uses the ratio of the one-way fares if both are
 * given and not free, else halves. The outbound sector gets the unit left over.
 */
export function splitRoundTripFare(
  roundTrip: FareTable,
  oneWays?: readonly [FareTable, FareTable],
): [outbound: FareTable, inbound: FareTable] {
  const share = (band: PassengerBand): [Money, Money] => {
    const [out, back] = allocateMoney(fareOf(roundTrip, band), ratiosOf(band, oneWays))
    if (!out || !back) throw new Error('An allocation by two ratios has two shares.')
    return [out, back]
  }
  const [adultOut, adultBack] = share('adult')
  const [childOut, childBack] = share('child')
  const [infantOut, infantBack] = share('infant')
  const outbound = { adult: adultOut, child: childOut, infant: infantOut }
  const inbound = { adult: adultBack, child: childBack, infant: infantBack }
  if (!roundTrip.senior) return [outbound, inbound]
  const [seniorOut, seniorBack] = share('senior')
  return [
    { ...outbound, senior: seniorOut },
    { ...inbound, senior: seniorBack },
  ]
}

function ratiosOf(
  band: PassengerBand,
  oneWays: readonly [FareTable, FareTable] | undefined,
): [number, number] {
  if (!oneWays) return [1, 1]
  const [out, back] = [fareOf(oneWays[0], band), fareOf(oneWays[1], band)]
  assertSameUnit(out, back)
  return out.amount + back.amount > 0 ? [out.amount, back.amount] : [1, 1]
}
