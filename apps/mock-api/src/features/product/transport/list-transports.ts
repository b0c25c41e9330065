import { rideDayMissed, runsOn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Localised } from '../../../engine/language.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { TransportEntry } from '../../../world/fixtures/catalogue/transport-schema.ts'
import { loadStockLeft } from '../../../world/stock/stock-left.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { StockView } from '../item/product.ts'
import { toUnavailable } from '../item/unavailable.ts'
import type { FacetOf } from '../listing/facets.ts'
import { listCards } from '../listing/list-products.ts'
import { toProductCard } from '../listing/wire-product.ts'
import { rideMissed, rideTerms } from './ride-terms.ts'

export const listTransports = defineOperation(
  'listTransports',
  async ({ query }, ctx) => ({
    status: 200,
    body: await listCards(
      ctx,
      'transport',
      query,
      (entry) => toTransportCard(ctx, entry, query.date),
      [vehicleFacet],
    ),
  }),
  { transaction: 'none' },
)

/** The sizes of vehicles, by the number of people that fit. */
const SIZES: readonly { code: string; from: number; until: number; names: Localised }[] = [
  {
    code: '01-04',
    from: 1,
    until: 4,
    names: phrase('vehicle.upTo4'),
  },
  {
    code: '05-06',
    from: 5,
    until: 6,
    names: phrase('vehicle.from5'),
  },
  {
    code: '07-13',
    from: 7,
    until: 13,
    names: phrase('vehicle.from7'),
  },
  {
    code: '14-60',
    from: 14,
    until: 60,
    names: phrase('vehicle.from14'),
  },
]

/** Filters by the number of people that a vehicle takes. */
const vehicleFacet: FacetOf<'transport'> = {
  code: 'vehicle',
  names: phrase('facet.vehicle'),
  order: 'code_up',
  valuesOf: (_card, { rates }, language) =>
    SIZES.filter(({ from, until }) =>
      rates.some(({ maxPassengers }) => maxPassengers >= from && maxPassengers <= until),
    ).map(({ code, names }) => ({ code, label: names[language] })),
}

/** Makes a service's card for a list; with a date, also whether it is available on that day. */
export async function toTransportCard(
  ctx: StockView,
  entry: TransportEntry,
  date?: string,
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
