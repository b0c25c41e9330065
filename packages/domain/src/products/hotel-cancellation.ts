import { addDays, type CalendarDate } from '../time/calendar-date.ts'
import { compareInstants, type Instant } from '../time/instant.ts'
import { type ZonedTime, zonedTimeAt } from '../time/zoned-time.ts'

/** The terms for cancelling a stay. */
export type CancellationTerms =
  /** Nothing is refunded. */
  | { readonly kind: 'non_refundable' }
  /** Nothing is lost before `freeUntil`, at the hotel's clock; after it the first night is. */
  | { readonly kind: 'free'; readonly freeUntil: ZonedTime }
  /** The free time has passed: the first night is lost. */
  | { readonly kind: 'first_night' }

/**
 * The terms of a stay at an instant. Free cancellation ends a number of whole days before the hour of check-in; null days mean
 * a rate that is not refundable.
 */
export function cancellationTerms({
  checkIn,
  checkInFrom,
  timeZone,
  freeDays,
  now,
}: {
  readonly checkIn: CalendarDate
  /** The hour of check-in in the hotel's zone, `15:00`. */
  readonly checkInFrom: string
  readonly timeZone: string
  readonly freeDays: number | null
  readonly now: Instant
}): CancellationTerms {
  if (freeDays === null) return { kind: 'non_refundable' }
  const freeUntil = zonedTimeAt(addDays(checkIn, -freeDays), checkInFrom, timeZone)
  return compareInstants(now, freeUntil) < 0 ? { kind: 'free', freeUntil } : { kind: 'first_night' }
}
