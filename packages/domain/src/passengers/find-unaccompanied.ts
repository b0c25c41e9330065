import { type Issue, issue } from '../issues/issue.ts'
import { isCalendarDate } from '../time/calendar-date.ts'
import type { CountedBand } from './age-bands.ts'
import { bandParams } from './band-params.ts'
import { bandsToPrice } from './bands-to-price.ts'
import { withoutCompany } from './company.ts'
import type { PassengerCode } from './passenger-issue.ts'
import type { PassengerDraft } from './passenger.ts'
import type { TravelSector } from './travel-sector.ts'

/** A passenger in the place of a band, as far as company depends on it. */
type Place = {
  readonly passenger: Pick<PassengerDraft, 'dateOfBirth'>
  readonly bookedBand: CountedBand
}

/**
 * Returns an issue for each passenger who would lack company on a later sector. Operators end their bands at different ages:
 * a passenger of twelve may be an adult out and a child back. The counts of the party have proven the first sector before.
 */
export function findUnaccompanied(
  list: readonly Place[],
  sectors: readonly TravelSector[],
): Issue<PassengerCode>[][] {
  const bandsOf = list.map(({ passenger, bookedBand }) =>
    bandsToPrice({ bookedBand, dateOfBirth: passenger.dateOfBirth || null }, sectors),
  )
  const found = list.map((): Issue<PassengerCode>[] => [])
  for (const [sectorIndex, sector] of sectors.entries()) {
    if (sectorIndex === 0) continue
    const aboard = list.flatMap((place, index) => {
      const band = bandsOf[index]?.[sectorIndex]
      return band === undefined ? [] : [{ ...place, index, band }]
    })
    for (const { index, band, bookedBand, passenger } of withoutCompany(aboard)) {
      const { dateOfBirth } = passenger
      // The age of a passenger without a birth date is not known, and one sector is enough to be told of.
      if (!isCalendarDate(dateOfBirth) || found[index]?.length !== 0) continue
      const params = bandParams(dateOfBirth, { bookedBand, band, sector, index: sectorIndex })
      found[index] = [issue(['dateOfBirth'], 'passenger.unaccompanied', params)]
    }
  }
  return found
}
