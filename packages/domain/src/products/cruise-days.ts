import { addDays, type CalendarDate } from '../time/calendar-date.ts'
import { toUtcText } from '../time/instant.ts'
import { zonedTimeAt } from '../time/zoned-time.ts'

/** The facts that decide until when a sailing can be booked. */
export type CruiseTimes = { readonly bookBeforeDays: number; readonly timeZone: string }

/** Returns the day on which a cruise ends: its departure plus its nights. */
export function cruiseReturnsOn(sailsOn: CalendarDate, nights: number): CalendarDate {
  return addDays(sailsOn, nights)
}

/**
 * Returns the instant, in UTC, until which a sailing can be booked, in the zone of its home port: the end of the day that is
 * `bookBeforeDays` before it. If that is 0, booking ends at midnight when the day of the sailing starts.
 * @example cruiseClosesAt('2027-02-14', { bookBeforeDays: 3, timeZone: 'Asia/Singapore' }) // '2027-02-11T16:00:00.000Z', the end of the 11th
 */
export function cruiseClosesAt(
  sailsOn: CalendarDate,
  { bookBeforeDays, timeZone }: CruiseTimes,
): string {
  const dayAfterLast = addDays(sailsOn, bookBeforeDays === 0 ? 0 : 1 - bookBeforeDays)
  return toUtcText(zonedTimeAt(dayAfterLast, '00:00', timeZone))
}
