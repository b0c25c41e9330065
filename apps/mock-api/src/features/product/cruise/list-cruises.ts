import { dateTimeFormat } from '@selat/i18n/intl-formats'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { CruiseEntry } from '../../../world/fixtures/catalogue/cruise-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { SaleView, StockView } from '../item/product.ts'
import { toUnavailable } from '../item/unavailable.ts'
import type { FacetOf } from '../listing/facets.ts'
import { listCards } from '../listing/list-products.ts'
import { toProductCard } from '../listing/wire-product.ts'
import { cheapestCabin, loadCabinsLeft, openSailings, sailingMissed } from './cabin-terms.ts'

export const listCruises = defineOperation(
  'listCruises',
  async ({ query }, ctx) => ({
    status: 200,
    body: await listCards(
      ctx,
      'cruise',
      query,
      (entry) => toCruiseCard(ctx, entry, query.date),
      cruiseFacets(ctx),
    ),
  }),
  { transaction: 'none' },
)

/** Makes the facets of cruises: nights, home port and the months of future sailings. */
function cruiseFacets(ctx: Pick<Context, 'catalogue' | 'now'>): readonly FacetOf<'cruise'>[] {
  return [
    {
      code: 'nights',
      names: phrase('facet.nights'),
      order: 'code_up',
      valuesOf: (_card, { nights }, language) => [
        {
          code: String(nights),
          label: fillPhrase('cruise.nights', language, { nights: String(nights) }),
        },
      ],
    },
    {
      code: 'home_port',
      names: phrase('facet.homePort'),
      order: 'count',
      valuesOf: (_card, { homePort, homePorts }, language) => [
        { code: homePort, label: homePorts[language] },
      ],
    },
    {
      code: 'month',
      names: phrase('facet.month'),
      order: 'code_up',
      valuesOf: (_card, entry, language) =>
        [...new Set(openSailings(ctx, entry).map((date) => date.slice(0, 7)))].map((month) => ({
          code: month,
          label: monthName(month, language),
        })),
    },
  ]
}

function monthName(month: string, language: LanguageCode): string {
  return dateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01T00:00:00Z`))
}

/** Makes a cruise's card for a list, with the price of the cheapest cabin that any sailing has left. */
export async function toCruiseCard(
  ctx: StockView,
  entry: CruiseEntry,
  date?: string,
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
