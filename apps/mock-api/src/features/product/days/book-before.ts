import {
  type CalendarDate,
  calendarDateIn,
  type Instant,
  localDate,
  toZonedTime,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'

/** The instant at which sales closed, and the zone in which it is shown. */
export type Closed = {
  readonly at: Instant
  readonly timeZone: string
  /** The first day that can be booked instead; null if there is none on sale. */
  readonly first: CalendarDate | null
}

/**
 * Returns the params of the refusal of a day whose sales have closed. `date` is never in the past: if sales closed earlier,
 * it is today. `first` is the day to offer instead.
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
