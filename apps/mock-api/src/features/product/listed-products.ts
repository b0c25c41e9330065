import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { CatalogueContent, EntryOf } from '../../world/fixtures/catalogue/entries.ts'
import type { HotelEntry } from '../../world/fixtures/catalogue/hotel-schema.ts'
import type { StockLeft } from '../../world/stock/stock-left.ts'
import { toAttractionCard } from './attraction/attraction-card.ts'
import { attractionDays } from './attraction/attraction-product-days.ts'
import { toCruiseCard } from './cruise/cruise-card.ts'
import { cruiseDays } from './cruise/cruise-product-days.ts'
import { hotelDays } from './hotel/hotel-product-days.ts'
import { summarise } from './hotel/review-summary.ts'
import { sellingMoney } from './item/entry-money.ts'
import type { SaleView, StockView } from './item/product.ts'
import { toProductCard } from './listing/wire-product.ts'
import { toPackageCard } from './package/package-card.ts'
import { packageDays } from './package/package-product-days.ts'
import { toTransportCard } from './transport/transport-card.ts'
import { transportDays } from './transport/transport-product-days.ts'

type Card = Schemas['ProductCard']

/** The functions that every kind of listed product has for an entry of the catalogue. */
type ListedProduct<Entry> = {
  /** The days in order: whether the product is available, from what price, and how much is left if stock is low. */
  readonly days: (
    ctx: SaleView,
    entry: Entry,
    dates: readonly string[],
    left: StockLeft,
    /** Restricts the days to one ticket option, package type, room, rate or cabin. */
    option?: string,
  ) => Schemas['ProductDay'][]
  /** The product's card for a recommendation: without a date, with its lowest price. */
  readonly pick: (ctx: StockView, entry: Entry) => Card | Promise<Card>
}

const products: { readonly [Content in CatalogueContent]: ListedProduct<EntryOf[Content]> } = {
  hotel: { days: hotelDays, pick: toHotelPick },
  attraction: {
    days: attractionDays,
    pick: (ctx, entry) => toAttractionCard(ctx, entry, null),
  },
  package: { days: packageDays, pick: (ctx, entry) => toPackageCard(ctx, entry, null) },
  transport: { days: transportDays, pick: (ctx, entry) => toTransportCard(ctx, entry, undefined) },
  cruise: { days: cruiseDays, pick: (ctx, entry) => toCruiseCard(ctx, entry, undefined) },
}

/** Returns the functions for a kind of product. */
export function listedProduct<Content extends CatalogueContent>(
  content: Content,
): ListedProduct<EntryOf[Content]> {
  return products[content]
}

function toHotelPick(ctx: StockView, entry: HotelEntry): Card {
  return toProductCard(ctx, 'hotel', entry, {
    Stars: entry.stars,
    Rating: summarise(entry)?.Rating ?? null,
    From: { Amount: sellingMoney(ctx, entry, lowestNight(entry)), Per: 'night' },
  })
}

function lowestNight({ rooms }: HotelEntry): number {
  return Math.min(...rooms.flatMap(({ offers }) => offers.map(({ perNight }) => perNight)))
}
