import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { toProductDay } from '../days/product-day.ts'
import { checkSaleDay } from '../days/sale-days.ts'
import { departureTerms, partyTerms } from './package-terms.ts'

/** Lists the days on which a package, or one type of it, departs with room for the smallest party that it takes. */
export function packageDays(
  ctx: Pick<Context, 'now' | 'money' | 'currency'>,
  entry: PackageEntry,
  dates: readonly string[],
  left: StockLeft,
  wanted?: string,
): Schemas['ProductDay'][] {
  const types = entry.types.filter(({ code }) => wanted === undefined || code === wanted)
  return dates.map((date) => {
    const departs = !checkSaleDay(ctx, date, departureTerms(entry))
    const free = types
      .map((type) => ({
        price: type.prices.adult,
        count: departs ? left(date, type.code) : 0,
        least: partyTerms(entry, type).bounds.min,
      }))
      .filter(({ count, least }) => count >= least)
    return toProductDay(ctx, entry, { date, isOpen: departs, free })
  })
}
