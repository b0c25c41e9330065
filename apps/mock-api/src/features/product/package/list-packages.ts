import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineOperation } from '../../../operation/operation.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import { loadStockLeft } from '../../../world/stock/stock-left.ts'
import { dayUnavailable } from '../days/refuse-day.ts'
import { checkSaleDay, firstSaleDay } from '../days/sale-days.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { SaleView, StockView } from '../item/product.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { listCards } from '../listing/list-products.ts'
import { toProductCard } from '../listing/wire-product.ts'
import { departureTerms, type PackageType } from './package-terms.ts'

export const listPackages = defineOperation('listPackages', async ({ query }, ctx) => {
  const toCard = (entry: PackageEntry) => toPackageCard(ctx, entry, query.date)
  return { status: 200, body: await listCards(ctx, 'package', query, toCard) }
})

/**
 * Makes a package's card for a list, with its lowest price for an adult on the requested day; without a day, on any future
 * day.
 */
export async function toPackageCard(
  ctx: StockView,
  entry: PackageEntry,
  date?: string,
): Promise<Schemas['ProductCard']> {
  if (date === undefined)
    return toProductCard(ctx, 'package', entry, {
      From: hasDay(ctx, entry) ? fromPrice(ctx, entry, entry.types) : null,
    })
  const left = await loadStockLeft(ctx, entry.id, { first: date, last: date })
  const issue = checkSaleDay(ctx, date, departureTerms(entry))
  const free = issue ? [] : entry.types.filter(({ code }) => left(date, code) > 0)
  const soldOut = free.length === 0 ? toUnavailable(ctx, 'sold_out', { date }) : null
  return toProductCard(ctx, 'package', entry, {
    From: fromPrice(ctx, entry, free.length > 0 ? free : entry.types),
    Unavailable: issue
      ? dayUnavailable(ctx, issue, { date, terms: [departureTerms(entry)] })
      : soldOut,
  })
}

function fromPrice(
  ctx: SaleView,
  entry: PackageEntry,
  types: readonly PackageType[],
): Schemas['FromPrice'] {
  const amount = Math.min(...types.map(({ prices }) => prices.adult))
  return { Amount: sellingMoney(ctx, entry, amount), Per: 'person' }
}

/** Whether the package departs on any day on sale. Some are closed for a whole season. */
function hasDay(ctx: SaleView, entry: PackageEntry): boolean {
  const terms = departureTerms(entry)
  return firstSaleDay(ctx, entry.timeZone, (date) => !checkSaleDay(ctx, date, terms)) !== null
}
