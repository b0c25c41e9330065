import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { EntryOf } from '../../world/catalogue/catalogue.ts'
import type { CatalogueContent } from '../../world/fixtures/catalogue/common-schemas.ts'
import type { StockLeft } from '../../world/stock/stock-left.ts'
import { attractionDays } from './attraction/attraction-product-days.ts'
import { cruiseDays } from './cruise/cruise-product-days.ts'
import { hotelDays } from './hotel/hotel-product-days.ts'
import type { SaleView } from './item/product.ts'
import { packageDays } from './package/package-product-days.ts'
import { transportDays } from './transport/transport-product-days.ts'

/** Of each day, in order: can the product be had, from what price, and how much is left when it is little. */
type DaysOf<Content extends CatalogueContent> = (
  ctx: SaleView,
  entry: EntryOf[Content],
  dates: readonly string[],
  left: StockLeft,
  /** Only this ticket option, package type, room, rate or cabin. */
  option?: string,
) => Schemas['ProductDay'][]

const products: { readonly [Content in CatalogueContent]: DaysOf<Content> } = {
  hotel: hotelDays,
  attraction: attractionDays,
  package: packageDays,
  transport: transportDays,
  cruise: cruiseDays,
}

/** The calendar of a product, as its kind of product makes it. */
export function daysOf<Content extends CatalogueContent>(content: Content): DaysOf<Content> {
  return products[content]
}
