import { addDays, type CalendarDate, isoWeekday } from '../time/calendar-date.ts'
import { toEpochMs } from '../time/instant.ts'
import { calendarDateIn, zonedTimeAt } from '../time/zoned-time.ts'

/** Days from the one until the other, both inclusive. */
export type Period = { readonly from: CalendarDate; readonly until: CalendarDate }

/** A time of some weekdays at which a place is open, on the place's own clock. Monday is 1. */
export type Opening = {
  readonly days: readonly number[]
  readonly opens: string
  /** `00:00`, or a time before the opening, is of the next day. */
  readonly closes: string
  /** After it nobody is let in any more; null where people come in until the end. */
  readonly lastAdmission: string | null
  /** Days on which alone it applies, such as school holidays; null or absent for the whole year. */
  readonly during?: readonly Period[] | null
}

/** When a place is open. */
export type OpeningHours = {
  readonly openings: readonly Opening[]
  /** Months in which it is open; null for all. January is 1. */
  readonly months: readonly number[] | null
  /** Days that are closed whatever the week says: a festival, maintenance. */
  readonly closures?: readonly Period[]
}

/** One opening of one day as instants, in milliseconds since 1970; it may end on the next day. */
export type OpenSpan = {
  readonly opensAtMs: number
  readonly closesAtMs: number
  /** Until when people are let in. */
  readonly admitsUntilMs: number
}

/** Openings of a day in the order of the clock; none on a day that is closed. */
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
 * Openings of a day as instants on the clock of a zone. One that closes past midnight belongs to the day on which it opens.
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

/** A place's own day at an instant. `opensAtMs` is the next opening within a week, `closesAtMs` is told while it is open. */
export type OpenDay = {
  readonly date: CalendarDate
  readonly state: OpenState
  readonly opensAtMs: number | null
  readonly closesAtMs: number | null
}

const LOOK_AHEAD_DAYS = 7

/**
 * Whether a place is open now, on its own clock. An opening of the evening before counts until it closes. At the minute of
 * opening it is open; at the minute of closing it is closed.
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
