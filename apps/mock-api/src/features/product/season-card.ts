import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { EntryOf } from '../../world/catalogue/catalogue.ts'
import type { CatalogueContent } from '../../world/fixtures/catalogue/common-schemas.ts'
import type { HotelEntry } from '../../world/fixtures/catalogue/hotel-schema.ts'
import { toAttractionCard } from './attraction/attraction-card.ts'
import { toCruiseCard } from './cruise/cruise-card.ts'
import { summarise } from './hotel/review-summary.ts'
import { sellingMoney } from './item/entry-money.ts'
import type { StockView } from './item/product.ts'
import { toProductCard } from './listing/wire-product.ts'
import { toPackageCard } from './package/package-card.ts'
import { toTransportCard } from './transport/transport-card.ts'

type Card = Schemas['ProductCard']

type ToCard<Content extends CatalogueContent> = (
  ctx: StockView,
  entry: EntryOf[Content],
) => Card | Promise<Card>

/** A product as it is recommended: without a date, from its lowest price. */
export const seasonCard: { readonly [Content in CatalogueContent]: ToCard<Content> } = {
  attraction: (ctx, entry) => toAttractionCard(ctx, entry, null),
  package: (ctx, entry) => toPackageCard(ctx, entry, null),
  transport: (ctx, entry) => toTransportCard(ctx, entry, undefined),
  cruise: (ctx, entry) => toCruiseCard(ctx, entry, undefined),
  hotel: (ctx, entry) =>
    toProductCard(ctx, 'hotel', entry, {
      Stars: entry.stars,
      Rating: summarise(entry)?.Rating ?? null,
      From: { Amount: sellingMoney(ctx, entry, lowestNight(entry)), Per: 'night' },
    }),
}

function lowestNight({ rooms }: HotelEntry): number {
  return Math.min(...rooms.flatMap(({ offers }) => offers.map(({ perNight }) => perNight)))
}
