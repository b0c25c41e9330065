import { type DayCode, type Issue, issue } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineOperation } from '../../../operation/operation.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import { loadStockLeft } from '../../../world/stock/stock-left.ts'
import { dayUnavailable } from '../days/refuse-day.ts'
import { checkSaleDay, firstSaleDay } from '../days/sale-days.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { SaleView, StockView } from '../item/product.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { listCards } from '../listing/list-products.ts'
import { toProductCard } from '../listing/wire-product.ts'
import { type AttractionOption, visitTerms } from './ticket-terms.ts'

export const listAttractions = defineOperation('listAttractions', async ({ query }, ctx) => {
  const toCard = (entry: AttractionEntry) => toAttractionCard(ctx, entry, query.date)
  return { status: 200, body: await listCards(ctx, 'attraction', query, toCard) }
})

/** Makes an attraction's card for a list, with its lowest price on the requested day; without a day, on any future day. */
export async function toAttractionCard(
  ctx: StockView,
  entry: AttractionEntry,
  date?: string,
): Promise<Schemas['ProductCard']> {
  const main = entry.options.filter(({ isExtra }) => !isExtra)
  if (date === undefined) {
    const sold = hasDay(ctx, entry) ? main : main.filter((option) => !option.needsVisitDate)
    return toProductCard(ctx, 'attraction', entry, { From: fromPrice(ctx, entry, sold) })
  }
  const left = await loadStockLeft(ctx, entry.id, { first: date, last: date })
  const judged = main.map((option) => ({ option, found: judge(ctx, entry, option, date) }))
  const open = judged.filter(({ found }) => !found).map(({ option }) => option)
  // An option without a date uses no stock.
  const free = open.filter((option) => !option.needsVisitDate || left(date, option.code) > 0)
  const Unavailable =
    free.length > 0 ? null : whyNot(ctx, entry, { date, isOpen: open.length > 0, judged })
  return toProductCard(ctx, 'attraction', entry, {
    From: fromPrice(ctx, entry, free.length > 0 ? free : main),
    Unavailable,
  })
}

function judge(ctx: SaleView, entry: AttractionEntry, option: AttractionOption, date: string) {
  return checkSaleDay(ctx, date, visitTerms(ctx, entry, option))
}

/** Returns why nothing can be bought on a day: sold out, else too late if an option closed in time, else not open. */
function whyNot(
  ctx: SaleView,
  entry: AttractionEntry,
  {
    date,
    isOpen,
    judged,
  }: {
    readonly date: string
    readonly isOpen: boolean
    readonly judged: readonly {
      readonly option: AttractionOption
      readonly found: Issue<DayCode> | undefined
    }[]
  },
): Schemas['Unavailable'] {
  if (isOpen) return toUnavailable(ctx, 'sold_out', { date })
  const issues = judged.flatMap(({ found }) => found ?? [])
  const shown = issues.find(({ code }) => code === 'product.too_late') ?? issues[0]
  const terms = judged.map(({ option }) => visitTerms(ctx, entry, option))
  return dayUnavailable(ctx, shown ?? issue([], 'product.closed'), { date, terms })
}

function fromPrice(
  ctx: SaleView,
  entry: AttractionEntry,
  options: readonly AttractionOption[],
): Schemas['FromPrice'] | null {
  const [cheapest] = options
    .map(({ prices, group }) =>
      prices
        ? { amount: prices.adult, Per: 'person' as const }
        : { amount: group?.price ?? 0, Per: 'group' as const },
    )
    .toSorted((a, b) => a.amount - b.amount)
  if (!cheapest) return null
  return { Amount: sellingMoney(ctx, entry, cheapest.amount), Per: cheapest.Per }
}

/** Whether the attraction opens on any day on sale. Some are closed for a whole season. */
function hasDay(ctx: SaleView, entry: AttractionEntry): boolean {
  const first = firstSaleDay(ctx, ctx.catalogue.place(entry.place).timeZone, (date) =>
    entry.options.some((option) => !judge(ctx, entry, option, date)),
  )
  return first !== null
}
