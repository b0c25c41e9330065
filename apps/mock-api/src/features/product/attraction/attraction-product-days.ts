import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { toProductDay } from '../days/product-day.ts'
import { checkSaleDay } from '../days/sale-days.ts'
import type { SaleView } from '../item/product.ts'
import { type AttractionOption, visitTerms } from './ticket-terms.ts'

/** Lists the days on which an attraction, or one option of it, can be visited. */
export function attractionDays(
  ctx: SaleView,
  entry: AttractionEntry,
  dates: readonly string[],
  left: StockLeft,
  wanted?: string,
): Schemas['ProductDay'][] {
  // Extras count only if they are requested by code.
  const options = entry.options.filter(({ code, isExtra }) =>
    wanted === undefined ? !isExtra : code === wanted,
  )
  return dates.map((date) => {
    const open = options.filter((option) => canVisit(ctx, entry, option, date))
    const free = open
      .map((option) => ({ price: priceOf(option), count: left(date, option.code) }))
      .filter(({ count }) => count > 0)
    return toProductDay(ctx, entry, { date, isOpen: open.length > 0, free })
  })
}

function canVisit(ctx: SaleView, entry: AttractionEntry, option: AttractionOption, date: string) {
  return option.needsVisitDate && !checkSaleDay(ctx, date, visitTerms(ctx, entry, option))
}

function priceOf({ prices, group }: AttractionOption): number {
  return prices?.adult ?? group?.price ?? 0
}
