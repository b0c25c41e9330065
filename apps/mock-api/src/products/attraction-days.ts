import { judgeDay, toEpochMs } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { sellingMoney } from '../catalogue/entry-money.ts'
import { fewLeft } from '../catalogue/few-left.ts'
import type { AttractionEntry } from '../fixtures/catalogue/attraction-schema.ts'
import type { StockLeft } from '../inventory/stock-left.ts'
import type { Context } from '../kernel/context.ts'
import { type AttractionOption, visitTerms } from './attraction/ticket-terms.ts'
import { saleDaysIn } from './days/sale-days.ts'

/** The days on which an attraction, or one option of it, can be visited. */
export function attractionDays(
  ctx: Context,
  entry: AttractionEntry,
  dates: readonly string[],
  left: StockLeft,
  wanted?: string,
): Schemas['ProductDay'][] {
  // What comes on top of a ticket is looked at only when it is asked for.
  const options = entry.options.filter(({ code, isExtra }) =>
    wanted === undefined ? !isExtra : code === wanted,
  )
  return dates.map((date) => {
    const open = options.filter((option) => canVisit(ctx, entry, option, date))
    const free = open
      .map((option) => ({ price: priceOf(option), count: left(date, option.code) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => a.price - b.price)
    const [cheapest] = free
    return {
      Date: date,
      From: cheapest ? sellingMoney(ctx, entry, cheapest.price) : null,
      IsAvailable: cheapest !== undefined,
      // None left of a day that is open is told apart from a day that is closed.
      Left: open.length > 0 && !cheapest ? 0 : fewLeft(sumOf(free)),
    }
  })
}

function canVisit(ctx: Context, entry: AttractionEntry, option: AttractionOption, date: string) {
  const terms = visitTerms(ctx, entry, option)
  const sale = saleDaysIn(ctx, terms.timeZone)
  return option.needsVisitDate && !judgeDay(date, terms, sale, toEpochMs(ctx.now))
}

function sumOf(free: readonly { readonly count: number }[]): number {
  return free.reduce((sum, { count }) => sum + count, 0)
}

function priceOf({ prices, group }: AttractionOption): number {
  return prices?.adult ?? group?.price ?? 0
}
