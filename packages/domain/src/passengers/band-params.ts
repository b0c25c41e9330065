import { ageOn } from '../time/age-on.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { agesOf, type CountedBand, type PassengerBand } from './age-bands.ts'
import type { TravelSector } from './travel-sector.ts'

type BandOnSector = {
  readonly bookedBand: CountedBand
  readonly band: PassengerBand
  readonly sector: TravelSector
  readonly index: number
}

/** Returns the params of an issue about the band of a passenger on a sector. */
export function bandParams(
  dateOfBirth: CalendarDate,
  { bookedBand, band, sector, index }: BandOnSector,
) {
  return {
    bookedBand,
    band,
    sector: index + 1,
    age: ageOn(dateOfBirth, sector.departsOn),
    sailsOn: sector.departsOn,
    ...bookedAges(bookedBand, sector),
  }
}

/** Returns the ages that the operator of a sector counts as the booked band; a missing upper age is left out. */
function bookedAges(band: CountedBand, { bands, operator }: TravelSector) {
  const { from, to } = agesOf(band, bands)
  return { from, ...(to !== null && { to }), ...(operator !== undefined && { operator }) }
}
