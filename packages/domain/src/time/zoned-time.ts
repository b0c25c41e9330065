import { assertCalendarDate, type CalendarDate } from './calendar-date.ts'
import { type Instant, toEpochMs } from './instant.ts'

/** A local time with its offset, `2026-05-01T10:20:00+08:00`, as the wire writes times of sailings. */
export type ZonedTime = string

// Formatters are cached, because creating one costs a thousand times what using it does.
const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

/** Returns an instant as a local time with offset in an IANA zone. Throws a RangeError for an unknown zone. */
export function toZonedTime(instant: Instant, timeZone: string): ZonedTime {
  const epochMs = toEpochMs(instant)
  const offset = offsetMinutes(epochMs, timeZone)
  const local = new Date(epochMs + offset * 60_000).toISOString().slice(0, 19)
  return `${local}${formatOffset(offset)}`
}

/**
 * Returns the local time with offset for a time of day on a day in a zone. A time that the clocks skip is moved one hour
 * later. A time that occurs twice is the first of both.
 * @example zonedTimeAt('2026-05-01', '10:20', 'Asia/Singapore') // '2026-05-01T10:20:00+08:00'
 */
export function zonedTimeAt(date: CalendarDate, clock: string, timeZone: string): ZonedTime {
  assertCalendarDate(date)
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) throw new RangeError(`Not a clock time: ${clock}`)
  const asIfUtc = Date.parse(`${date}T${clock}:00Z`)
  const before = offsetMinutes(asIfUtc - 86_400_000, timeZone)
  const candidate = asIfUtc - before * 60_000
  const isShown = offsetMinutes(candidate, timeZone) === before
  const after = offsetMinutes(asIfUtc + 86_400_000, timeZone)
  const later = asIfUtc - after * 60_000
  const useLater = !isShown && offsetMinutes(later, timeZone) === after
  return toZonedTime(useLater ? later : candidate, timeZone)
}

/** Returns the day in a zone at an instant, such as today at a terminal. */
export function calendarDateIn(instant: Instant, timeZone: string): CalendarDate {
  return localDate(toZonedTime(instant, timeZone))
}

/** Returns the day of a zoned time. */
export function localDate(zonedTime: ZonedTime): CalendarDate {
  toEpochMs(zonedTime)
  return zonedTime.slice(0, 10)
}

/** Returns the time of day of a zoned time, `HH:mm`. */
export function localClock(zonedTime: ZonedTime): string {
  toEpochMs(zonedTime)
  return zonedTime.slice(11, 16)
}

function offsetMinutes(epochMs: number, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(epochMs))
    parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  const local = Date.UTC(year, month - 1, day, hour, minute)
  return Math.round((local - Math.floor(epochMs / 60_000) * 60_000) / 60_000)
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`
}
