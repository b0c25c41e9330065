import { PASSPORT_VALIDITY_MONTHS } from '../limits.ts'
import { addCalendarMonths, type CalendarDate } from '../time/calendar-date.ts'

/** How a passport stands on a day; `expires_soon` is less than the six months that a border asks for. */
export type PassportValidity = 'expired' | 'expires_soon' | 'valid'

/** The first day of expiry that is far enough from a day of travel. */
export function passportNeededUntil(travelDate: CalendarDate): CalendarDate {
  return addCalendarMonths(travelDate, PASSPORT_VALIDITY_MONTHS)
}

/**
 * How a passport stands if it were shown on that day, for passengers who have no trip yet. One that ends that day has
 * expired, as it has for a new booking.
 * @example passportValidity('2027-02-01', '2026-11-20') // 'expires_soon'
 */
export function passportValidity(
  dateOfExpiry: CalendarDate,
  today: CalendarDate,
): PassportValidity {
  if (dateOfExpiry <= today) return 'expired'
  return dateOfExpiry < passportNeededUntil(today) ? 'expires_soon' : 'valid'
}
