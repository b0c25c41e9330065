import { judgeDay, toEpochMs } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { sellingMoney } from '../catalogue/entry-money.ts'
import { fewLeft } from '../catalogue/few-left.ts'
import type { PackageEntry } from '../fixtures/catalogue/package-schema.ts'
import type { StockLeft } from '../inventory/stock-left.ts'
import type { Context } from '../kernel/context.ts'
import { saleDaysIn } from './days/sale-days.ts'
import { departureTerms, partyTerms } from './package/package-terms.ts'

/** The days on which a package, or one type of it, departs with room for the smallest party that it takes. */
export function packageDays(
  ctx: Context,
  entry: PackageEntry,
  dates: readonly string[],
  left: StockLeft,
  wanted?: string,
): Schemas['ProductDay'][] {
  const types = entry.types.filter(({ code }) => wanted === undefined || code === wanted)
  const sale = saleDaysIn(ctx, entry.timeZone)
  return dates.map((date) => {
    const departs = !judgeDay(date, departureTerms(entry), sale, toEpochMs(ctx.now))
    const free = types
      .map((type) => ({
        price: type.prices.adult,
        count: departs ? left(date, type.code) : 0,
        least: partyTerms(entry, type).bounds.min,
      }))
      .filter(({ count, least }) => count >= least)
      .toSorted((a, b) => a.price - b.price)
    const [cheapest] = free
    return {
      Date: date,
      From: cheapest ? sellingMoney(ctx, entry, cheapest.price) : null,
      IsAvailable: cheapest !== undefined,
      // No room on a day that departs is told apart from a day that does not.
      Left: departs && !cheapest ? 0 : fewLeft(free.reduce((sum, { count }) => sum + count, 0)),
    }
  })
}
