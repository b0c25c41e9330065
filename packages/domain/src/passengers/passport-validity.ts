import { PASSPORT_VALIDITY_MONTHS } from '../limits.ts'
import { addCalendarMonths, type CalendarDate } from '../time/calendar-date.ts'

/** The validity of a passport on a day; `expires_soon` means less than the six months that borders require. */
export type PassportValidity = 'expired' | 'expires_soon' | 'valid'

/** Returns the earliest day of expiry that borders accept for a day of travel. */
export function passportNeededUntil(travelDate: CalendarDate): CalendarDate {
  return addCalendarMonths(travelDate, PASSPORT_VALIDITY_MONTHS)
}

/**
 * Returns the validity of a passport on a day, for passengers without a trip. A passport that expires on that day counts as
 * expired, as in a new booking.
 * @example passportValidity('2027-02-01', '2026-11-20') // 'expires_soon'
 */
export function passportValidity(
  dateOfExpiry: CalendarDate,
  today: CalendarDate,
): PassportValidity {
  if (dateOfExpiry <= today) return 'expired'
  return dateOfExpiry < passportNeededUntil(today) ? 'expires_soon' : 'valid'
}
