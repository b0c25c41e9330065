import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { CruiseEntry } from '../../../world/fixtures/catalogue/cruise-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { toProductDay } from '../days/product-day.ts'
import type { SaleView } from '../item/product.ts'
import { openSailings } from './sailings.ts'

/** Lists the days on which a cruise, or one kind of cabin on it, can be boarded. */
export function cruiseDays(
  ctx: SaleView,
  entry: CruiseEntry,
  dates: readonly string[],
  left: StockLeft,
  option?: string,
): Schemas['ProductDay'][] {
  const cabins = entry.cabins.filter(({ code }) => option === undefined || code === option)
  const open = new Set(openSailings(ctx, entry))
  return dates.map((date) => {
    const isOpen = open.has(date)
    const free = cabins
      .map(({ code, perGuest }) => ({ price: perGuest, count: isOpen ? left(date, code) : 0 }))
      .filter(({ count }) => count > 0)
    return toProductDay(ctx, entry, { date, isOpen, free })
  })
}
