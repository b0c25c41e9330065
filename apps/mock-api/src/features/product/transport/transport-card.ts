import { rideDayMissed, runsOn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { TransportEntry } from '../../../world/fixtures/catalogue/transport-schema.ts'
import { loadStockLeft } from '../../../world/stock/stock-left.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { StockView } from '../item/product.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { toProductCard } from '../listing/wire-product.ts'
import { rideMissed, rideTerms } from './ride-terms.ts'

/** Makes a service's card for a list; with a date, also whether it is available on that day. */
export async function toTransportCard(
  ctx: StockView,
  entry: TransportEntry,
  date: string | undefined,
): Promise<Schemas['ProductCard']> {
  const cheapest = entry.rates.toSorted((a, b) => a.price - b.price)[0]
  if (!cheapest) throw new Error(`${entry.id} has no rate.`)
  return toProductCard(ctx, 'transport', entry, {
    From: { Amount: sellingMoney(ctx, entry, cheapest.price), Per: cheapest.per },
    Unavailable: date === undefined ? null : await unavailability(ctx, entry, date),
  })
}

async function unavailability(
  ctx: StockView,
  entry: TransportEntry,
  date: string,
): Promise<Schemas['Unavailable'] | null> {
  const [first] = entry.rates
  if (!first) throw new Error(`${entry.id} has no rate.`)
  const terms = rideTerms(ctx, entry, first)
  if (date > terms.lastDate || !runsOn(date, terms.service))
    return toUnavailable(ctx, 'product_unavailable', { date })
  const missed = rideDayMissed(date, terms, ctx.now)
  if (missed !== undefined)
    return toUnavailable(ctx, 'book_before', rideMissed(ctx, terms, { date, at: missed }))
  const left = await loadStockLeft(ctx, entry.id, { first: date, last: date })
  const isLeft = entry.rates.some(({ code }) => left(date, code) > 0)
  return isLeft ? null : toUnavailable(ctx, 'sold_out', { date })
}
