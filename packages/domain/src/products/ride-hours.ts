import { addDays, type CalendarDate, isoWeekday } from '../time/calendar-date.ts'
import { addMinutes, compareInstants, type Instant } from '../time/instant.ts'
import { calendarDateIn, zonedTimeAt, type ZonedTime } from '../time/zoned-time.ts'

/** A part of the day: from the one time until before the other, over midnight where that is not the later one. */
export type ClockSpan = { readonly from: string; readonly until: string }

/** When a transport service picks up, at its place's clock. Monday is 1; a span from 00:00 until 00:00 is the whole day. */
export type ServiceHours = ClockSpan & { readonly days: readonly number[] }

/**
 * Whether a time of day lies in a span. Two equal ends are the whole day.
 * @example isWithinClock('05:59', { from: '22:00', until: '06:00' }) // true
 */
export function isWithinClock(clock: string, { from, until }: ClockSpan): boolean {
  if (from === until) return true
  return from < until ? clock >= from && clock < until : clock >= from || clock < until
}

/** Whether a service runs on a day at all. */
export function runsOn(date: CalendarDate, { days }: Pick<ServiceHours, 'days'>): boolean {
  return days.includes(isoWeekday(date))
}

/** The instant, in UTC, until which a pick-up can be booked. */
export function rideClosesAt(pickUpAt: ZonedTime, bookBeforeHours: number): string {
  return addMinutes(pickUpAt, -60 * bookBeforeHours)
}

/** The last instant, in UTC, at which anything of a day can be booked; where the day is over at once, its beginning. */
export function rideDayClosesAt(
  date: CalendarDate,
  { service, bookBeforeHours, timeZone }: RideTimes,
): string {
  const { from, until } = service
  const last = until > from ? until : '23:59'
  return rideClosesAt(zonedTimeAt(date, last, timeZone), bookBeforeHours)
}

/**
 * By when a day had to be booked, in UTC, where that has passed; undefined while something of it can be had. Days further
 * back count as yesterday, because a calendar goes back to years that no instant can be written of.
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

/** What the clock decides of a ride. */
export type RideTimes = {
  readonly service: ServiceHours
  readonly bookBeforeHours: number
  /** IANA zone of the place. */
  readonly timeZone: string
}
