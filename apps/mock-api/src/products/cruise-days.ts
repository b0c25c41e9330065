import type { Schemas } from '@selat/sdk'

import { sellingMoney } from '../catalogue/entry-money.ts'
import { fewLeft } from '../catalogue/few-left.ts'
import type { CruiseEntry } from '../fixtures/catalogue/cruise-schema.ts'
import type { StockLeft } from '../inventory/stock-left.ts'
import type { Context } from '../kernel/context.ts'
import { cheapestCabin, openSailings } from './cruise/sailings.ts'

/** The days on which a cruise, or one kind of cabin on it, can be boarded. */
export function cruiseDays(
  ctx: Context,
  entry: CruiseEntry,
  dates: readonly string[],
  left: StockLeft,
  option?: string,
): Schemas['ProductDay'][] {
  const cabins = entry.cabins.filter(({ code }) => option === undefined || code === option)
  const open = new Set(openSailings(ctx, entry))
  return dates.map((date) => {
    const cheapest = open.has(date) ? cheapestCabin({ ...entry, cabins }, date, left) : undefined
    const free = open.has(date) ? cabins.map(({ code }) => left(date, code)) : []
    return {
      Date: date,
      From: cheapest ? sellingMoney(ctx, entry, cheapest.perGuest) : null,
      IsAvailable: cheapest !== undefined,
      // A sailing without cabins is sold out; a day without a sailing is closed.
      Left: open.has(date) && !cheapest ? 0 : fewLeft(free.reduce((sum, count) => sum + count, 0)),
    }
  })
}
