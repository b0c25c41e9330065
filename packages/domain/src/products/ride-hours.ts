import { addDays, type CalendarDate, isoWeekday } from '../time/calendar-date.ts'
import { addMinutes, compareInstants, type Instant } from '../time/instant.ts'
import { calendarDateIn, zonedTimeAt, type ZonedTime } from '../time/zoned-time.ts'

/** A part of the day: `from` is inclusive, `until` exclusive. It passes midnight if `until` is not after `from`. */
export type ClockSpan = { readonly from: string; readonly until: string }

/**
 * The hours in which a transport service picks up, in its place's zone. Monday is 1; a span from 00:00 until 00:00 is the whole
 * day.
 */
export type ServiceHours = ClockSpan & { readonly days: readonly number[] }

/**
 * Whether a time of day lies in a span. If both ends are equal, the span is the whole day.
 * @example isWithinClock('05:59', { from: '22:00', until: '06:00' }) // true
 */
export function isWithinClock(clock: string, { from, until }: ClockSpan): boolean {
  if (from === until) return true
  return from < until ? clock >= from && clock < until : clock >= from || clock < until
}

/** Whether a service runs on a day. */
export function runsOn(date: CalendarDate, { days }: Pick<ServiceHours, 'days'>): boolean {
  return days.includes(isoWeekday(date))
}

/** Returns the instant, in UTC, until which a pick-up can be booked. */
export function rideClosesAt(pickUpAt: ZonedTime, bookBeforeHours: number): string {
  return addMinutes(pickUpAt, -60 * bookBeforeHours)
}

/** Returns the instant, in UTC, until which the last pick-up of a day can be booked. */
export function rideDayClosesAt(
  date: CalendarDate,
  { service, bookBeforeHours, timeZone }: RideTimes,
): string {
  const { from, until } = service
  const last = until > from ? until : '23:59'
  return rideClosesAt(zonedTimeAt(date, last, timeZone), bookBeforeHours)
}

/**
 * Returns the instant, in UTC, at which booking of a day closed; undefined while a pick-up of the day can be booked. All
 * earlier days count as yesterday, because calendars show years that instants cannot express.
 */
export function rideDayMissed(
  date: CalendarDate,
  times: RideTimes,
  now: Instant,
): string | undefined {
  const yesterday = addDays(calendarDateIn(now, times.timeZone), -1)
  const at = rideDayClosesAt(date < yesterday ? yesterday : date, times)
  return compareInstants(at, now) <= 0 ? at : undefined
}

/** The hours and terms that decide until when a ride can be booked. */
export type RideTimes = {
  readonly service: ServiceHours
  readonly bookBeforeHours: number
  /** The IANA zone of the place. */
  readonly timeZone: string
}
