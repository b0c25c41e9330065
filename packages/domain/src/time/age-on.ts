import { assertCalendarDate, type CalendarDate } from './calendar-date.ts'

/**
 * Returns the age in completed years on a day. In a year without 29 February, a person born on that day completes a year on
 * 1 March. Negative before birth.
 * @example ageOn('2013-06-15', '2026-06-14') // 12
 */
export function ageOn(dateOfBirth: CalendarDate, date: CalendarDate): number {
  assertCalendarDate(dateOfBirth)
  assertCalendarDate(date)
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
