import { addDays, type CalendarDate, calendarDateIn, toEpochMs, zonedTimeAt } from '@selat/domain'

/**
 * The instant of a call whose answer may be cached. Code that compares through it learns only whether an instant has come.
 * So it knows until when all comparisons so far keep their results.
 */
export type TrackedInstant = {
  /**
   * The text of the instant, only for the `AsOf` of an answer. Anything else derived from it would be valid at this instant
   * only.
   */
  readonly asOf: string
  /** Whether an instant, in milliseconds since 1970, has come. At its own millisecond it has. */
  hasCome(instantMs: number): boolean
  /** Returns the day in a zone. */
  dateIn(timeZone: string): CalendarDate
  /** Returns the first later millisecond at which a comparison made so far has another result. */
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

// The day of a zone is cached, because every call needs it.
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
