import { addDays, type CalendarDate, calendarDateIn, toEpochMs, zonedTimeAt } from '@selat/domain'

/**
 * The instant of a call, for an answer that may outlive it. Whoever compares through it learns nothing but which side of
 * an instant the call is on, and so the moment knows until when all of its comparisons turn out the same.
 */
export type TrackedInstant = {
  /** For the `AsOf` of an answer only: whatever else is made of it is true at this instant alone. */
  readonly asOf: string
  /** Whether an instant, in milliseconds since 1970, has come: it has at its own millisecond. */
  hasCome(instantMs: number): boolean
  /** The day in a zone. */
  dateIn(timeZone: string): CalendarDate
  /** The first later millisecond at which a comparison made so far turns out otherwise. */
  changesAtMs(): number
}

export function createTrackedInstant(now: string): TrackedInstant {
  const nowMs = toEpochMs(now)
  let changesAtMs = Number.POSITIVE_INFINITY
  const hasCome = (instantMs: number) => {
    if (instantMs <= nowMs) return true
    if (instantMs < changesAtMs) changesAtMs = instantMs
    return false
  }
  return {
    asOf: now,
    hasCome,
    changesAtMs: () => changesAtMs,
    dateIn(timeZone) {
      const { date, endsAtMs } = dayIn(timeZone, nowMs)
      hasCome(endsAtMs)
      return date
    },
  }
}

type Day = { readonly date: CalendarDate; readonly startsAtMs: number; readonly endsAtMs: number }

// A zone's day is asked for by every call and found out by none but the first of it.
const days = new Map<string, Day>()

function dayIn(timeZone: string, nowMs: number): Day {
  const known = days.get(timeZone)
  if (known && known.startsAtMs <= nowMs && nowMs < known.endsAtMs) return known
  const date = calendarDateIn(nowMs, timeZone)
  const startOf = (start: CalendarDate) => toEpochMs(zonedTimeAt(start, '00:00', timeZone))
  const day = { date, startsAtMs: startOf(date), endsAtMs: startOf(addDays(date, 1)) }
  days.set(timeZone, day)
  return day
}
