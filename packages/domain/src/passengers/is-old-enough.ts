import { addCalendarMonths, type CalendarDate } from '../time/calendar-date.ts'

/**
 * Whether somebody is old enough to sail, in completed months on the day. A child of six months turns so on the same day
 * of the month, or on the last of a shorter one.
 * @example isOldEnough('2026-08-14', '2027-02-14', 6) // true, on the very day
 */
export function isOldEnough(
  dateOfBirth: CalendarDate,
  sailsOn: CalendarDate,
  months: number,
): boolean {
  return addCalendarMonths(dateOfBirth, months) <= sailsOn
}
