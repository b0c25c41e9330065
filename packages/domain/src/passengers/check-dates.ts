import { type Issue, issue, warning } from '../issues/issue.ts'
import { PASSPORT_VALIDITY_MONTHS } from '../limits.ts'
import { ageOn } from '../time/age-on.ts'
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { isOldEnough } from './is-old-enough.ts'
import type { PassengerCode } from './passenger-issue.ts'
import type { PassengerDraft } from './passenger.ts'
import { passportNeededUntil } from './passport-validity.ts'
import type { TravelSector } from './travel-sector.ts'

/** The age in completed years above which a date of birth counts as a typing error. */
export const AGE_MAX = 120

const DATES = ['dateOfBirth', 'dateOfIssue', 'dateOfExpiry'] as const

/** Checks that dates exist and are in order: birth < issue <= today <= last day of travel <= expiry. */
export function checkDates(
  passenger: PassengerDraft,
  sectors: readonly TravelSector[],
  today: CalendarDate,
): Issue<PassengerCode>[] {
  const malformed = DATES.filter((field) => passenger[field] && !isCalendarDate(passenger[field]))
  if (malformed.length > 0)
    return malformed.map((field) => issue([field], 'passenger.invalid_date'))
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
): Issue<PassengerCode>[] {
  if (!dateOfBirth) return []
  if (dateOfBirth > today) return [issue(['dateOfBirth'], 'passenger.date_in_future')]
  if (ageOn(dateOfBirth, today) > AGE_MAX)
    return [issue(['dateOfBirth'], 'passenger.too_old', { max: AGE_MAX })]
  const tooSoon = sectors.find(
    ({ departsOn, youngestMonths = 0 }) => !isOldEnough(dateOfBirth, departsOn, youngestMonths),
  )
  if (!tooSoon?.youngestMonths) return []
  return [issue(['dateOfBirth'], 'passenger.too_young', { months: tooSoon.youngestMonths })]
}

function checkIssue(passenger: PassengerDraft, today: CalendarDate): Issue<PassengerCode>[] {
  const { dateOfIssue, dateOfBirth } = passenger
  if (!dateOfIssue) return []
  if (dateOfIssue > today) return [issue(['dateOfIssue'], 'passenger.date_in_future')]
  if (dateOfBirth && dateOfIssue <= dateOfBirth)
    return [issue(['dateOfIssue'], 'passenger.before_birth')]
  return []
}

function checkExpiry(
  { dateOfExpiry }: PassengerDraft,
  sectors: readonly TravelSector[],
  today: CalendarDate,
): Issue<PassengerCode>[] {
  if (!dateOfExpiry) return []
  if (dateOfExpiry <= today) return [issue(['dateOfExpiry'], 'passenger.date_in_past')]
  const abroad = sectors.filter((sector) => sector.isInternational)
  if (abroad.length === 0) return []
  const travelDate = abroad.map((sector) => sector.arrivesOn).reduce(later)
  if (dateOfExpiry < travelDate)
    return [issue(['dateOfExpiry'], 'passenger.expires_before_travel', { travelDate })]
  const validUntil = passportNeededUntil(travelDate)
  if (dateOfExpiry >= validUntil) return []
  const params = { travelDate, validUntil, months: PASSPORT_VALIDITY_MONTHS }
  return [warning(['dateOfExpiry'], 'passenger.expires_soon_after_travel', params)]
}

function later(first: CalendarDate, second: CalendarDate): CalendarDate {
  return second > first ? second : first
}
