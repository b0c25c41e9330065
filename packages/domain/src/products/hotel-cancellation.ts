import { addDays, type CalendarDate } from '../time/calendar-date.ts'
import { compareInstants, type Instant } from '../time/instant.ts'
import { type ZonedTime, zonedTimeAt } from '../time/zoned-time.ts'

/** The terms for cancelling a stay. */
export type CancellationTerms =
  /** Nothing is refunded. */
  | { readonly kind: 'non_refundable' }
  /** Nothing is charged before `freeUntil`, in the hotel's zone; after it, the first night is charged. */
  | { readonly kind: 'free'; readonly freeUntil: ZonedTime }
  /** The time of free cancellation is over: the first night is charged. */
  | { readonly kind: 'first_night' }

/**
 * Returns the terms of a stay at an instant. Free cancellation ends a number of whole days before the hour of check-in. Null
 * days mean that the rate is not refundable.
 */
export function cancellationTerms({
  checkIn,
  checkInFrom,
  timeZone,
  freeDays,
  now,
}: {
  readonly checkIn: CalendarDate
  /** The hour of check-in in the hotel's zone, such as `15:00`. */
  readonly checkInFrom: string
  readonly timeZone: string
  readonly freeDays: number | null
  readonly now: Instant
}): CancellationTerms {
  if (freeDays === null) return { kind: 'non_refundable' }
  const freeUntil = zonedTimeAt(addDays(checkIn, -freeDays), checkInFrom, timeZone)
  return compareInstants(now, freeUntil) < 0 ? { kind: 'free', freeUntil } : { kind: 'first_night' }
}
