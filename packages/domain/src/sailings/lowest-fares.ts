import { leastMoney } from '../money/compare-money.ts'
import type { Money } from '../money/money.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { localDate } from '../time/zoned-time.ts'
import type { SailingRow } from './sailing-row.ts'

/**
 * Returns the lowest adult price of each departure day, by the terminal's own calendar. Days on which nothing is sold are
 * absent.
 */
export function lowestFareByDay(
  rows: readonly Pick<SailingRow, 'departsAt' | 'adultPrice'>[],
): Map<CalendarDate, Money> {
  const lowest = new Map<CalendarDate, Money>()
  for (const { departsAt, adultPrice } of rows) {
    if (!adultPrice) continue
    const date = localDate(departsAt)
    const least = leastMoney([lowest.get(date) ?? adultPrice, adultPrice])
    if (least) lowest.set(date, least)
  }
  return lowest
}
