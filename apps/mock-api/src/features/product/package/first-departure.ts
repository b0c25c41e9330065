import { addDays, type CalendarDate } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import { loadStockLeft } from '../../../world/stock/stock-left.ts'
import { saleDaysIn } from '../days/sale-days.ts'
import { packageDays } from './package-product-days.ts'

/** The number of days in one query; most packages depart within a few days. */
const STRETCH_DAYS = 30

/** The first day of departure that can be booked, with room for the smallest party; null where none on sale can. */
export async function firstDeparture(
  ctx: Pick<Context, 'store' | 'catalogue' | 'now' | 'money' | 'currency'>,
  entry: PackageEntry,
): Promise<CalendarDate | null> {
  const { first, last } = saleDaysIn(ctx, entry.timeZone)
  for (let start = first; start <= last; start = addDays(start, STRETCH_DAYS)) {
    const dates = daysFrom(start).filter((date) => date <= last)
    const left = await loadStockLeft(ctx, entry.id, { first: start, last: dates.at(-1) ?? start })
    const day = packageDays(ctx, entry, dates, left).find(({ IsAvailable }) => IsAvailable)
    if (day) return day.Date
  }
  return null
}

function daysFrom(start: CalendarDate): CalendarDate[] {
  return Array.from({ length: STRETCH_DAYS }, (_, index) => addDays(start, index))
}
