import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { EntryOf } from '../catalogue/catalogue.ts'
import type { CatalogueContent } from '../fixtures/catalogue/common-schemas.ts'
import type { StockLeft } from '../inventory/stock-left.ts'
import type { Context } from '../kernel/context.ts'
import { attractionDays } from './attraction-days.ts'
import { cruiseDays } from './cruise-days.ts'
import { hotelDays } from './hotel-days.ts'
import { packageDays } from './package-days.ts'
import { transportDays } from './transport-days.ts'

/** Of each day, in order: can the product be had, from what price, and how much is left when it is little. */
type DaysOf<Content extends CatalogueContent> = (
  ctx: Context,
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
