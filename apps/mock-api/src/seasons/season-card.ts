import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { EntryOf } from '../catalogue/catalogue.ts'
import { sellingMoney } from '../catalogue/entry-money.ts'
import { toProductCard } from '../catalogue/wire-product.ts'
import type { CatalogueContent } from '../fixtures/catalogue/common-schemas.ts'
import type { HotelEntry } from '../fixtures/catalogue/hotel-schema.ts'
import { summarise } from '../hotel/review-summary.ts'
import type { Context } from '../kernel/context.ts'
import { toAttractionCard } from '../products/attraction/attraction-card.ts'
import { toCruiseCard } from '../products/cruise/cruise-card.ts'
import { toPackageCard } from '../products/package/package-card.ts'
import { toTransportCard } from '../products/transport/transport-card.ts'

type Card = Schemas['ProductCard']

type ToCard<Content extends CatalogueContent> = (
  ctx: Context,
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
