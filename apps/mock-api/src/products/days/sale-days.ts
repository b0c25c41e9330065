import { addDays, calendarDateIn, type SaleDays } from '@selat/domain'

import type { Context } from '../../kernel/context.ts'

/** How far ahead visits and packages are on sale: as far as the sailings that bring people there. */
const SALE_DAYS = 180

/** First and last day on sale by the clock of a zone, both inclusive. */
export function saleDaysIn({ now }: Pick<Context, 'now'>, timeZone: string): SaleDays {
  const first = calendarDateIn(now, timeZone)
  return { first, last: addDays(first, SALE_DAYS) }
}
