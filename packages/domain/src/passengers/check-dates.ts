import { PASSPORT_VALIDITY_MONTHS } from '../limits.ts'
import { ageOn } from '../time/age-on.ts'
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { isOldEnough } from './is-old-enough.ts'
import { passengerError, type PassengerIssue, passengerWarning } from './passenger-issue.ts'
import type { PassengerDraft } from './passenger.ts'
import { passportNeededUntil } from './passport-validity.ts'
import type { TravelSector } from './travel-sector.ts'

/** Completed years past which a date of birth is a slip of the pen. */
export const AGE_MAX = 120

const DATES = ['dateOfBirth', 'dateOfIssue', 'dateOfExpiry'] as const

/** Checks that dates exist and stand in order: birth < issue <= today <= last day of travel <= expiry. */
export function checkDates(
  passenger: PassengerDraft,
  sectors: readonly TravelSector[],
  today: CalendarDate,
): PassengerIssue[] {
  const malformed = DATES.filter((field) => passenger[field] && !isCalendarDate(passenger[field]))
  if (malformed.length > 0) return malformed.map((field) => passengerError(field, 'invalid_date'))
  return [
    ...checkBirth(passenger, sectors, today),
    ...checkIssue(passenger, today),
    ...checkExpiry(passenger, sectors, today),
  ]
}

function checkBirth(
  { dateOfBirth }: PassengerDraft,
  sectors: readonly TravelSector[],
  today: CalendarDate,
): PassengerIssue[] {
  if (!dateOfBirth) return []
  if (dateOfBirth > today) return [passengerError('dateOfBirth', 'date_in_future')]
  if (ageOn(dateOfBirth, today) > AGE_MAX)
    return [passengerError('dateOfBirth', 'too_old', { max: AGE_MAX })]
  const tooSoon = sectors.find(
    ({ departsOn, youngestMonths = 0 }) => !isOldEnough(dateOfBirth, departsOn, youngestMonths),
  )
  if (!tooSoon?.youngestMonths) return []
  return [passengerError('dateOfBirth', 'too_young', { months: tooSoon.youngestMonths })]
}

function checkIssue(passenger: PassengerDraft, today: CalendarDate): PassengerIssue[] {
  const { dateOfIssue, dateOfBirth } = passenger
  if (!dateOfIssue) return []
  if (dateOfIssue > today) return [passengerError('dateOfIssue', 'date_in_future')]
  if (dateOfBirth && dateOfIssue <= dateOfBirth)
    return [passengerError('dateOfIssue', 'before_birth')]
  return []
}

function checkExpiry(
  { dateOfExpiry }: PassengerDraft,
  sectors: readonly TravelSector[],
  today: CalendarDate,
): PassengerIssue[] {
  if (!dateOfExpiry) return []
  if (dateOfExpiry <= today) return [passengerError('dateOfExpiry', 'date_in_past')]
  const abroad = sectors.filter((sector) => sector.isInternational)
  if (abroad.length === 0) return []
  const travelDate = abroad.map((sector) => sector.arrivesOn).reduce(later)
  if (dateOfExpiry < travelDate)
    return [passengerError('dateOfExpiry', 'expires_before_travel', { travelDate })]
  const validUntil = passportNeededUntil(travelDate)
  if (dateOfExpiry >= validUntil) return []
  const params = { travelDate, validUntil, months: PASSPORT_VALIDITY_MONTHS }
  return [passengerWarning('dateOfExpiry', 'expires_soon_after_travel', params)]
}

function later(first: CalendarDate, second: CalendarDate): CalendarDate {
  return second > first ? second : first
}
