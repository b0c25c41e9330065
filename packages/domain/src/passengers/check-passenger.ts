import { fieldOf, type Issue, issue, warning } from '../issues/issue.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { bandsBySector, type CountedBand, countedBand } from './age-bands.ts'
import { bandParams } from './band-params.ts'
import { checkDates } from './check-dates.ts'
import { checkTexts } from './check-texts.ts'
import { normalisePassenger } from './normalise-passenger.ts'
import type { PassengerCode } from './passenger-issue.ts'
import { type PassengerDraft, requiredPassengerFields } from './passenger.ts'
import type { TravelSector } from './travel-sector.ts'

/**
 * The trip that a passenger is checked for. `bookedBand` is the band of the passenger's place; without one, the age is not
 * checked.
 */
export type PassengerContext = {
  readonly sectors: readonly TravelSector[]
  readonly bookedBand?: CountedBand
  readonly today: CalendarDate
}

/**
 * Lists all issues of one passenger; empty if there are none. The age must be in the booked band on the first sector. A band
 * that changes later is only a warning, because it changes only the later fare. Without sectors (a saved passenger) only
 * filled fields are checked, and no passport field is required.
 */
export function checkPassenger(
  passenger: PassengerDraft,
  context: PassengerContext,
): Issue<PassengerCode>[] {
  const tidied = normalisePassenger(passenger)
  const dates = checkDates(tidied, context.sectors, context.today)
  const isBirthRight = !dates.some((found) => fieldOf(found) === 'dateOfBirth')
  return [
    ...checkRequired(tidied, context),
    ...checkTexts(tidied),
    ...dates,
    ...(isBirthRight ? checkBand(tidied.dateOfBirth, context) : []),
  ]
}

function checkRequired(
  passenger: PassengerDraft,
  context: PassengerContext,
): Issue<PassengerCode>[] {
  const isInternational = context.sectors.some((sector) => sector.isInternational)
  return requiredPassengerFields(isInternational)
    .filter((field) => !passenger[field])
    .map((field) => issue([field], 'passenger.required'))
}

function checkBand(
  dateOfBirth: CalendarDate,
  { sectors, bookedBand }: PassengerContext,
): Issue<PassengerCode>[] {
  const first = sectors[0]
  if (!dateOfBirth || !bookedBand || !first) return []
  const bands = bandsBySector(dateOfBirth, sectors)
  const differs = bands.findIndex((band) => countedBand(band) !== bookedBand)
  const sector = sectors[differs]
  const band = bands[differs]
  if (!sector || !band) return []
  const params = bandParams(dateOfBirth, { bookedBand, band, sector, index: differs })
  return differs === 0
    ? [issue(['dateOfBirth'], 'passenger.age_not_in_band', params)]
    : [warning(['dateOfBirth'], 'passenger.band_changes', params)]
}
