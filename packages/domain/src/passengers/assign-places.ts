import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { bandOn, type CountedBand, countedBand } from './age-bands.ts'
import type { TravelSector } from './travel-sector.ts'

/** The band of the place that someone takes on a trip, by the age on its first sector. Null without a birth date before it. */
export function placeBand(
  dateOfBirth: CalendarDate,
  sector: Pick<TravelSector, 'departsOn' | 'bands'> | undefined,
): CountedBand | null {
  if (!sector || !isCalendarDate(dateOfBirth) || dateOfBirth > sector.departsOn) return null
  return countedBand(bandOn(dateOfBirth, sector.departsOn, sector.bands))
}

/**
 * Puts people in the places of a booking, each in the first free one of its band: the index of the place by person,
 * null for whom none is left. A place that is taken is null.
 * @example assignPlaces(['child', 'adult', 'child'], ['adult', null, 'child']) // [2, 0, null]
 */
export function assignPlaces(
  people: readonly (CountedBand | null)[],
  places: readonly (CountedBand | null)[],
): (number | null)[] {
  const free = [...places]
  return people.map((band) => {
    const place = band === null ? -1 : free.indexOf(band)
    if (place < 0) return null
    free[place] = null
    return place
  })
}
