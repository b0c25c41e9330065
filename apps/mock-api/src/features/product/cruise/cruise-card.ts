import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { CruiseEntry } from '../../../world/fixtures/catalogue/cruise-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { SaleView, StockView } from '../item/product.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { toProductCard } from '../listing/wire-product.ts'
import { cheapestCabin, loadCabinsLeft, openSailings, sailingMissed } from './sailings.ts'

/** Makes a cruise's card for a list, with the price of the cheapest cabin that any sailing has left. */
export async function toCruiseCard(
  ctx: StockView,
  entry: CruiseEntry,
  date: string | undefined,
): Promise<Schemas['ProductCard']> {
  const dates = openSailings(ctx, entry)
  const left = await loadCabinsLeft(ctx, entry, dates)
  const wanted = date === undefined ? dates : dates.filter((open) => open === date)
  const cheapest = wanted
    .flatMap((sailing) => cheapestCabin(entry, sailing, left) ?? [])
    .toSorted((a, b) => a.perGuest - b.perGuest)[0]
  return toProductCard(ctx, 'cruise', entry, {
    From: cheapest && { Amount: sellingMoney(ctx, entry, cheapest.perGuest), Per: 'guest' },
    Unavailable: date === undefined ? null : unavailability(ctx, entry, date, left),
  })
}

function unavailability(
  ctx: SaleView,
  entry: CruiseEntry,
  date: string,
  left: StockLeft,
): Schemas['Unavailable'] | null {
  if (openSailings(ctx, entry).includes(date))
    return cheapestCabin(entry, date, left) ? null : toUnavailable(ctx, 'sold_out', { date })
  if (!entry.sailingDates.includes(date)) return toUnavailable(ctx, 'product_unavailable', { date })
  return toUnavailable(ctx, 'book_before', sailingMissed(ctx, entry, date))
}
