import { addCalendarMonths, type CalendarDate } from '../time/calendar-date.ts'

/**
 * Whether a person has reached an age in completed months on the day of sailing. A month is completed on the same day of the
 * month, or on the last day of a shorter month.
 * @example isOldEnough('2026-08-14', '2027-02-14', 6) // true, on the very day
 */
export function isOldEnough(
  dateOfBirth: CalendarDate,
  sailsOn: CalendarDate,
  months: number,
): boolean {
  return addCalendarMonths(dateOfBirth, months) <= sailsOn
}
