import { rideDayMissed, runsOn } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { sellingMoney } from '../catalogue/entry-money.ts'
import { fewLeft } from '../catalogue/few-left.ts'
import type { TransportEntry } from '../fixtures/catalogue/transport-schema.ts'
import type { StockLeft } from '../inventory/stock-left.ts'
import type { Context } from '../kernel/context.ts'
import { rideTerms, type TransportRate } from './transport/ride-terms.ts'

/** The days on which a service, or one rate of it, can be had. */
export function transportDays(
  ctx: Context,
  entry: TransportEntry,
  dates: readonly string[],
  left: StockLeft,
  option?: string,
): Schemas['ProductDay'][] {
  const rates = entry.rates.filter(({ code }) => option === undefined || code === option)
  return dates.map((date) => {
    const onSale = rates.filter((rate) => isOnSale(ctx, entry, rate, date))
    const free = onSale.filter(({ code }) => left(date, code) > 0)
    const [cheapest] = free.toSorted((a, b) => a.price - b.price)
    const count = free.reduce((sum, { code }) => sum + left(date, code), 0)
    return {
      Date: date,
      From: cheapest ? sellingMoney(ctx, entry, cheapest.price) : null,
      IsAvailable: cheapest !== undefined,
      // None of what is on sale is sold out; none at all is closed.
      Left: onSale.length > 0 && count === 0 ? 0 : fewLeft(count),
    }
  })
}

/** Whether a day can be had at all, whatever others have taken of it. */
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
