import { type Issue, issue } from '../issues/issue.ts'
import { isCalendarDate } from '../time/calendar-date.ts'
import type { CountedBand } from './age-bands.ts'
import { bandParams } from './band-params.ts'
import { bandsToPrice } from './bands-to-price.ts'
import { withoutCompany } from './company.ts'
import type { PassengerCode } from './passenger-issue.ts'
import type { PassengerDraft } from './passenger.ts'
import type { TravelSector } from './travel-sector.ts'

/** The facts about a passenger in a booked place that decide about company. */
type Place = {
  readonly passenger: Pick<PassengerDraft, 'dateOfBirth'>
  readonly bookedBand: CountedBand
}

/**
 * Returns an issue for each passenger who would lack company on a later sector. Operators end their bands at different ages:
 * a passenger of twelve may be an adult out and a child back. The first sector is not checked, because the counts of the
 * party were checked for it.
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
      // Without a birth date the age is unknown. A passenger with an issue on an earlier sector gets no second one.
      if (!isCalendarDate(dateOfBirth) || found[index]?.length !== 0) continue
      const params = bandParams(dateOfBirth, { bookedBand, band, sector, index: sectorIndex })
      found[index] = [issue(['dateOfBirth'], 'passenger.unaccompanied', params)]
    }
  }
  return found
}
