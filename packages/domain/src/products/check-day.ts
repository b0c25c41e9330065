import { type Issue, issue } from '../issues/issue.ts'
import { addDays, type CalendarDate, isCalendarDate, isoWeekday } from '../time/calendar-date.ts'
import { toEpochMs } from '../time/instant.ts'
import { zonedTimeAt } from '../time/zoned-time.ts'
import { type OpeningHours, openingsOn, openSpansOn } from './opening-hours.ts'

/**
 * The terms that decide on which days a product can be bought: the opening hours and zone of its place, and the weekdays on
 * which the chosen option is sold (null for all).
 */
export type DayTerms = {
  readonly hours: OpeningHours
  readonly timeZone: string
  readonly days?: readonly number[] | null
  /** The time of day until which the option admits people; null or absent if it is the last admission of the place. */
  readonly admitsUntil?: string | null
  /** The number of whole days that must lie between the booking and the day. */
  readonly bookBeforeDays?: number
}

/** The first and the last day on sale, both inclusive, in the zone of the place. */
export type SaleDays = { readonly first: CalendarDate; readonly last: CalendarDate }

/** The reasons why a day cannot be chosen. */
export type DayCode =
  | 'product.date_required'
  | 'product.invalid_date'
  | 'product.closed'
  | 'product.too_far'
  | 'product.too_late'

/**
 * Checks a day; undefined if it can be chosen. The date cannot be empty (§5). A visit can be booked until the last admission
 * of its day. A product with `bookBeforeDays` can be booked until midnight, that many days before.
 * @example checkDay('2026-12-12', { hours, timeZone, bookBeforeDays: 3 }, sale, nowMs) // bookable until the end of 9 December
 */
export function checkDay(
  date: CalendarDate | null,
  terms: DayTerms,
  { first, last }: SaleDays,
  nowMs: number,
): Issue<DayCode> | undefined {
  if (date === null || date === '') return issue([], 'product.date_required')
  if (!isCalendarDate(date)) return issue([], 'product.invalid_date')
  if (date > last) return issue([], 'product.too_far', { last })
  if (date < first) return issue([], 'product.too_late', { at: startOf(first, terms) })
  const at = bookableUntil(date, terms)
  if (at === undefined) return issue([], 'product.closed')
  return at <= nowMs ? issue([], 'product.too_late', { at }) : undefined
}

/** Returns the instant, in milliseconds since 1970, until which a day can be booked; undefined if the day is closed. */
export function bookableUntil(date: CalendarDate, terms: DayTerms): number | undefined {
  const { hours, timeZone, days = null, admitsUntil = null, bookBeforeDays = 0 } = terms
  const isSold = days === null || days.includes(isoWeekday(date))
  if (!isSold || openingsOn(hours, date).length === 0) return undefined
  // With one day of notice, booking ends at the end of the day before.
  if (bookBeforeDays > 0) return startOf(addDays(date, 1 - bookBeforeDays), terms)
  if (admitsUntil !== null) return toEpochMs(zonedTimeAt(date, admitsUntil, timeZone))
  return Math.max(...openSpansOn(hours, date, timeZone).map(({ admitsUntilMs }) => admitsUntilMs))
}

function startOf(date: CalendarDate, { timeZone }: DayTerms): number {
  return toEpochMs(zonedTimeAt(date, '00:00', timeZone))
}
