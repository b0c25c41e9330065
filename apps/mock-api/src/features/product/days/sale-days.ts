import {
  addDays,
  type CalendarDate,
  calendarDateIn,
  type DayCode,
  type DayTerms,
  type Issue,
  checkDay,
  type SaleDays,
  toEpochMs,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'

/**
 * The number of future days on which visits and packages are sold. It equals that of the sailings that bring people there.
 */
const SALE_DAYS = 180

/** Returns the first and last day on sale in a zone, both inclusive. */
export function saleDaysIn({ now }: Pick<Context, 'now'>, timeZone: string): SaleDays {
  const first = calendarDateIn(now, timeZone)
  return { first, last: addDays(first, SALE_DAYS) }
}

/** Returns why a day cannot be bought now; undefined if it can. */
export function checkSaleDay(
  ctx: Pick<Context, 'now'>,
  date: string | null,
  terms: DayTerms,
): Issue<DayCode> | undefined {
  return checkDay(date, terms, saleDaysIn(ctx, terms.timeZone), toEpochMs(ctx.now))
}

/** Finds the first day on sale that can be bought; null if there is none. Some products are closed for a whole season. */
export function firstSaleDay(
  ctx: Pick<Context, 'now'>,
  timeZone: string,
  isHad: (date: CalendarDate) => boolean,
): CalendarDate | null {
  const { first, last } = saleDaysIn(ctx, timeZone)
  for (let date = first; date <= last; date = addDays(date, 1)) if (isHad(date)) return date
  return null
}
