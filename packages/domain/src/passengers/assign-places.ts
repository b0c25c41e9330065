import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { bandOn, type CountedBand, countedBand } from './age-bands.ts'
import type { TravelSector } from './travel-sector.ts'

/**
 * Returns the band of a traveller's place on a trip, by the age on its first sector; null without a birth date before it.
 */
export function placeBand(
  dateOfBirth: CalendarDate,
  sector: Pick<TravelSector, 'departsOn' | 'bands'> | undefined,
): CountedBand | null {
  if (!sector || !isCalendarDate(dateOfBirth) || dateOfBirth > sector.departsOn) return null
  return countedBand(bandOn(dateOfBirth, sector.departsOn, sector.bands))
}

/**
 * Assigns people to the places of a booking, each to the first free place of their band. Returns the index of the place for
 * each person, or null if none is left. In `places`, null is a taken place.
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
