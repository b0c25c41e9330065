import { addDays, compareInstants } from '@selat/domain'

import type { CruiseEntry } from '../../fixtures/catalogue/cruise-schema.ts'
import { loadStockLeft, type StockLeft } from '../../inventory/stock-left.ts'
import type { Context } from '../../kernel/context.ts'
import { sailingClosesAt } from './cabin-terms.ts'

/** The sailings that can still be booked, the next one first. */
export function openSailings(
  ctx: Pick<Context, 'catalogue' | 'now'>,
  entry: CruiseEntry,
): readonly string[] {
  return entry.sailingDates
    .filter((date) => compareInstants(sailingClosesAt(ctx, entry, date), ctx.now) > 0)
    .toSorted()
}

/** Cabins left on sailings, in one query. */
export function loadCabinsLeft(
  ctx: Pick<Context, 'store' | 'catalogue' | 'now'>,
  entry: CruiseEntry,
  dates: readonly string[],
): Promise<StockLeft> {
  const first = dates[0] ?? ctx.now.slice(0, 10)
  return loadStockLeft(ctx, entry.id, { first, last: dates.at(-1) ?? addDays(first, 1) })
}

/** The cheapest cabin that a sailing still has; undefined when it is sold out. */
export function cheapestCabin(
  { cabins }: CruiseEntry,
  date: string,
  left: StockLeft,
): CruiseEntry['cabins'][number] | undefined {
  return cabins
    .filter(({ code }) => left(date, code) > 0)
    .toSorted((a, b) => a.perGuest - b.perGuest)[0]
}
