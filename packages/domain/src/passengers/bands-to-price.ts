import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { bandOn, type CountedBand, type PassengerBand } from './age-bands.ts'
import type { TravelSector } from './travel-sector.ts'

/** A place of a booking: its booked band, and the birth date of its traveller if it is known. */
export type PlaceToPrice = {
  readonly bookedBand: CountedBand
  readonly dateOfBirth: CalendarDate | null
}

/**
 * Returns the bands in which a place is priced, by sector: by the age on the day of each sailing and its operator's bands.
 * If the birth date is missing, not a date or after the sailing, the booked band counts.
 * @example bandsToPrice({ bookedBand: 'infant', dateOfBirth: '2023-12-13' }, [on12December, on14December]) // ['infant', 'child']
 */
export function bandsToPrice(
  { bookedBand, dateOfBirth }: PlaceToPrice,
  sectors: readonly Pick<TravelSector, 'departsOn' | 'bands'>[],
): PassengerBand[] {
  return sectors.map(({ departsOn, bands }) =>
    dateOfBirth !== null && isCalendarDate(dateOfBirth) && dateOfBirth <= departsOn
      ? bandOn(dateOfBirth, departsOn, bands)
      : bookedBand,
  )
}
