import { ageOn } from '../time/age-on.ts'
import type { CalendarDate } from '../time/calendar-date.ts'

/** The fare band of a traveller on one sector. Forms count adults, children and infants; pricing finds seniors by age. */
export type PassengerBand = 'adult' | 'child' | 'infant' | 'senior'

/** The bands in which a party is counted. */
export type CountedBand = Exclude<PassengerBand, 'senior'>

/**
 * The ages at which an operator's bands end and begin, in completed years, all inclusive. Travellers over `childUntil` are
 * adults until `seniorFrom`.
 */
export type AgeBands = {
  readonly infantUntil: number
  readonly childUntil: number
  readonly seniorFrom?: number | null
}

/** The bands of an operator that has none of its own: infants under 3, children 3 to 12, adults from 13 (§5). */
export const DEFAULT_AGE_BANDS: AgeBands = { infantUntil: 2, childUntil: 12 }

/**
 * Returns the band of a traveller on a sector's departure date. Adults have no upper age. Throws a RangeError if the birth
 * is after the departure.
 * @example bandOn('2013-06-15', '2026-06-14', DEFAULT_AGE_BANDS) // 'child', one day before turning 13
 */
export function bandOn(
  dateOfBirth: CalendarDate,
  departsOn: CalendarDate,
  bands: AgeBands,
): PassengerBand {
  const age = ageOn(dateOfBirth, departsOn)
  if (age < 0) throw new RangeError(`Born after the departure: ${dateOfBirth}, ${departsOn}`)
  if (age <= bands.infantUntil) return 'infant'
  if (age <= bands.childUntil) return 'child'
  if (typeof bands.seniorFrom === 'number' && age >= bands.seniorFrom) return 'senior'
  return 'adult'
}

/**
 * Returns the bands of one traveller on each sector, in order. A birthday between two sectors changes the fare of the later
 * one.
 */
export function bandsBySector(
  dateOfBirth: CalendarDate,
  sectors: readonly { readonly departsOn: CalendarDate; readonly bands: AgeBands }[],
): PassengerBand[] {
  return sectors.map((sector) => bandOn(dateOfBirth, sector.departsOn, sector.bands))
}

/** Returns the band in which a traveller is counted. A senior takes the place of an adult. */
export function countedBand(band: PassengerBand): CountedBand {
  return band === 'senior' ? 'adult' : band
}

/** The ages of a band in completed years, both inclusive; `to` is null if there is no upper age. */
export type AgeRange = { readonly from: number; readonly to: number | null }

/**
 * Returns the ages that an operator counts as a band. Seniors are among the adults, whose places they take.
 * @example agesOf('child', { infantUntil: 2, childUntil: 11 }) // { from: 3, to: 11 }
 */
export function agesOf(band: CountedBand, { infantUntil, childUntil }: AgeBands): AgeRange {
  switch (band) {
    case 'infant':
      return { from: 0, to: infantUntil }
    case 'child':
      return { from: infantUntil + 1, to: childUntil }
    case 'adult':
      return { from: childUntil + 1, to: null }
  }
  return band satisfies never
}

/** Whether two operators count children and infants by the same ages; seniors are not compared. */
export function haveSameAges(
  one: Pick<AgeBands, 'infantUntil' | 'childUntil'>,
  other: Pick<AgeBands, 'infantUntil' | 'childUntil'>,
): boolean {
  return one.infantUntil === other.infantUntil && one.childUntil === other.childUntil
}
