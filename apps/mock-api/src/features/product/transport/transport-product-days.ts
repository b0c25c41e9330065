import { rideDayMissed, runsOn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { TransportEntry } from '../../../world/fixtures/catalogue/transport-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { toProductDay } from '../days/product-day.ts'
import type { SaleView } from '../item/product.ts'
import { rideTerms, type TransportRate } from './ride-terms.ts'

/** Lists the days on which a service, or one rate of it, is available. */
export function transportDays(
  ctx: SaleView,
  entry: TransportEntry,
  dates: readonly string[],
  left: StockLeft,
  option?: string,
): Schemas['ProductDay'][] {
  const rates = entry.rates.filter(({ code }) => option === undefined || code === option)
  return dates.map((date) => {
    const onSale = rates.filter((rate) => isOnSale(ctx, entry, rate, date))
    const free = onSale
      .map(({ code, price }) => ({ price, count: left(date, code) }))
      .filter(({ count }) => count > 0)
    return toProductDay(ctx, entry, { date, isOpen: onSale.length > 0, free })
  })
}

/** Whether a day is on sale, without regard to the stock. */
function isOnSale(
  ctx: Pick<Context, 'catalogue' | 'tenant' | 'now'>,
  entry: TransportEntry,
  rate: TransportRate,
  date: string,
): boolean {
  const terms = rideTerms(ctx, entry, rate)
  if (date > terms.lastDate || !runsOn(date, terms.service)) return false
  return rideDayMissed(date, terms, ctx.now) === undefined
}
