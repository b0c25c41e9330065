import { addDays, type CalendarDate, isoWeekday } from '../time/calendar-date.ts'
import { toEpochMs } from '../time/instant.ts'
import { calendarDateIn, zonedTimeAt } from '../time/zoned-time.ts'

/** A range of days, both inclusive. */
export type Period = { readonly from: CalendarDate; readonly until: CalendarDate }

/** An opening of a place on some weekdays, in the place's zone. Monday is 1. */
export type Opening = {
  readonly days: readonly number[]
  readonly opens: string
  /** The time of closing. `00:00`, or a time before the opening, is on the next day. */
  readonly closes: string
  /** The time of the last admission; null if people are admitted until closing. */
  readonly lastAdmission: string | null
  /** The only days on which the opening applies, such as school holidays; null or absent for the whole year. */
  readonly during?: readonly Period[] | null
}

/** The opening hours of a place. */
export type OpeningHours = {
  readonly openings: readonly Opening[]
  /** The months in which it is open; null for all. January is 1. */
  readonly months: readonly number[] | null
  /** The days on which it is closed on any weekday, such as a festival or maintenance. */
  readonly closures?: readonly Period[]
}

/** One opening of one day as instants, in milliseconds since 1970; it may end on the next day. */
export type OpenSpan = {
  readonly opensAtMs: number
  readonly closesAtMs: number
  /** The instant of the last admission. */
  readonly admitsUntilMs: number
}

/** Returns the openings of a day by time; none on a day that is closed. */
export function openingsOn(
  { openings, months, closures = [] }: OpeningHours,
  date: CalendarDate,
): Opening[] {
  const isIn = ({ from, until }: Period) => from <= date && date <= until
  if (months && !months.includes(Number(date.slice(5, 7)))) return []
  if (closures.some(isIn)) return []
  const weekday = isoWeekday(date)
  return openings
    .filter(({ days, during }) => days.includes(weekday) && (during?.some(isIn) ?? true))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
}

/**
 * Returns the openings of a day as instants, in a zone. One that closes past midnight belongs to the day on which it opens.
 * @example openSpansOn(nightSafari, '2026-11-20', 'Asia/Singapore') // one span, 19:15 to the midnight after it
 */
export function openSpansOn(hours: OpeningHours, date: CalendarDate, timeZone: string): OpenSpan[] {
  return openingsOn(hours, date).map(({ opens, closes, lastAdmission }) => {
    const at = (clock: string) => {
      const isOfNextDay = clock < opens || (clock === closes && closes <= opens)
      return toEpochMs(zonedTimeAt(isOfNextDay ? addDays(date, 1) : date, clock, timeZone))
    }
    const closesAtMs = at(closes)
    return {
      opensAtMs: at(opens),
      closesAtMs,
      admitsUntilMs: lastAdmission === null ? closesAtMs : at(lastAdmission),
    }
  })
}

/** `closed_for_today` was open earlier today; `closed_all_day` is not open on this day at all. */
export type OpenState = 'open' | 'opens_later' | 'closed_for_today' | 'closed_all_day'

/**
 * The opening of a place at an instant, in its zone. `opensAtMs` is the next opening within a week; null if there is none.
 * `closesAtMs` is null while the place is closed.
 */
export type OpenDay = {
  readonly date: CalendarDate
  readonly state: OpenState
  readonly opensAtMs: number | null
  readonly closesAtMs: number | null
}

const LOOK_AHEAD_DAYS = 7

/**
 * Returns whether a place is open now, in its zone. An opening of the evening before counts until it closes. The place is
 * open in the minute of opening and closed in the minute of closing.
 */
export function openDayAt(hours: OpeningHours, timeZone: string, nowMs: number): OpenDay {
  const date = calendarDateIn(nowMs, timeZone)
  const today = openSpansOn(hours, date, timeZone)
  const now = [...openSpansOn(hours, addDays(date, -1), timeZone), ...today].find(
    ({ opensAtMs, closesAtMs }) => opensAtMs <= nowMs && nowMs < closesAtMs,
  )
  const opensAtMs = nextOpening(hours, timeZone, { date, nowMs })
  if (now) return { date, state: 'open', opensAtMs, closesAtMs: now.closesAtMs }
  const isToday = today.some((span) => span.opensAtMs === opensAtMs)
  const state = isToday ? 'opens_later' : today.length > 0 ? 'closed_for_today' : 'closed_all_day'
  return { date, state, opensAtMs, closesAtMs: null }
}

function nextOpening(
  hours: OpeningHours,
  timeZone: string,
  { date, nowMs }: { date: CalendarDate; nowMs: number },
): number | null {
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const span = openSpansOn(hours, addDays(date, ahead), timeZone).find(
      ({ opensAtMs }) => opensAtMs > nowMs,
    )
    if (span) return span.opensAtMs
  }
  return null
}
