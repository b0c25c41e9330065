import {
  type CalendarDate,
  calendarDateIn,
  type Instant,
  localDate,
  toZonedTime,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'

/** When sales closed, and at whose clock. */
export type Closed = {
  readonly at: Instant
  readonly timeZone: string
  /** The first day that can be booked instead; null where none on sale can. */
  readonly first: CalendarDate | null
}

/**
 * What a refusal tells of a day that it is too late for. The day on which sales closed is never told as a past one: nobody
 * can book before that. `first` is the way on.
 */
export function bookBefore(
  { now }: Pick<Context, 'now'>,
  { at, timeZone, first }: Closed,
): Record<string, string> {
  const closed = toZonedTime(at, timeZone)
  const today = calendarDateIn(now, timeZone)
  const date = localDate(closed)
  return {
    date: date < today ? today : date,
    at: closed,
    ...(first !== null && { first }),
  }
}
