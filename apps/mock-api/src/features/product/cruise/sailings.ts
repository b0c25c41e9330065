import { addDays, compareInstants } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { CruiseEntry } from '../../../world/fixtures/catalogue/cruise-schema.ts'
import { loadStockLeft, type StockLeft } from '../../../world/stock/stock-left.ts'
import { bookBefore } from '../days/book-before.ts'
import { sailingClosesAt } from './cabin-terms.ts'

/** Lists the sailings that can still be booked, the next one first. */
export function openSailings(
  ctx: Pick<Context, 'catalogue' | 'now'>,
  entry: CruiseEntry,
): readonly string[] {
  return entry.sailingDates
    .filter((date) => compareInstants(sailingClosesAt(ctx, entry, date), ctx.now) > 0)
    .toSorted()
}

/** Returns the params of the refusal of a sailing whose sales have closed, with the next one that can be booked. */
export function sailingMissed(
  ctx: Pick<Context, 'catalogue' | 'now'>,
  entry: CruiseEntry,
  date: string,
): Record<string, string> {
  return bookBefore(ctx, {
    at: sailingClosesAt(ctx, entry, date),
    timeZone: ctx.catalogue.place(entry.place).timeZone,
    first: openSailings(ctx, entry)[0] ?? null,
  })
}

/** Loads the number of cabins left on sailings, in one query. */
export function loadCabinsLeft(
  ctx: Pick<Context, 'store' | 'catalogue' | 'now'>,
  entry: CruiseEntry,
  dates: readonly string[],
): Promise<StockLeft> {
  const first = dates[0] ?? ctx.now.slice(0, 10)
  return loadStockLeft(ctx, entry.id, { first, last: dates.at(-1) ?? addDays(first, 1) })
}

/** Finds the cheapest cabin that a sailing still has; undefined if it is sold out. */
export function cheapestCabin(
  { cabins }: CruiseEntry,
  date: string,
  left: StockLeft,
): CruiseEntry['cabins'][number] | undefined {
  return cabins
    .filter(({ code }) => left(date, code) > 0)
    .toSorted((a, b) => a.perGuest - b.perGuest)[0]
}
