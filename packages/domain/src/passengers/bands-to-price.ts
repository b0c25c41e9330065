import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { bandOn, type CountedBand, type PassengerBand } from './age-bands.ts'
import type { TravelSector } from './travel-sector.ts'

/** A place of a booking: the band that it was booked in, and the birth date of whoever takes it, once that is known. */
export type PlaceToPrice = {
  readonly bookedBand: CountedBand
  readonly dateOfBirth: CalendarDate | null
}

/**
 * The band that a place is priced in on each sector, in order: by the age on the day of that sailing and the bands of its
 * operator. While nobody is known for it, or the date is none or lies after the sailing, it is priced as it was booked.
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
