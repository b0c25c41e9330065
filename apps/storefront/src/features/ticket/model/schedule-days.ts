import { addDays, type CalendarDate, daysBetween } from '@selat/domain'

/** The number of days that the strip shows at once. */
export const shownDays = 7

export type ChoosableDays = { first: CalendarDate; last: CalendarDate }

/** Returns the day to show: the requested one, or the nearest that can be chosen. */
export function dayWithin(asked: CalendarDate, { first, last }: ChoosableDays): CalendarDate {
  if (asked < first) return first
  return asked > last ? last : asked
}

/**
 * Returns the week of choosable days that contains a day. Weeks are counted from the first day, and the last week ends with the
 * last day.
 */
export function daysAround(day: CalendarDate, { first, last }: ChoosableDays): CalendarDate[] {
  const inWeeks = Math.floor(daysBetween(first, day) / shownDays) * shownDays
  const count = Math.min(shownDays, daysBetween(first, last) + 1)
  const start = Math.max(0, Math.min(inWeeks, daysBetween(first, last) + 1 - count))
  return Array.from({ length: count }, (_, index) => addDays(first, start + index))
}
