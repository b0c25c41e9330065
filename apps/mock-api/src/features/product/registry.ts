import type { OperationId } from '@selat/sdk/operations'

import { refuse } from '../../engine/http/refusal.ts'
import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../operation/context.ts'
import type { Operation } from '../../operation/operation.ts'
import type { CatalogueContent } from '../../world/fixtures/catalogue/entries.ts'
import { attraction } from './attraction/attraction-product.ts'
import { getAttraction } from './attraction/get-attraction.ts'
import { listAttractions } from './attraction/list-attractions.ts'
import { cruise } from './cruise/cruise-product.ts'
import { getCruise } from './cruise/get-cruise.ts'
import { listCruises } from './cruise/list-cruises.ts'
import { ferry } from './ferry/ferry-product.ts'
import { getHotel } from './hotel/get-hotel.ts'
import { hotel } from './hotel/hotel-product.ts'
import { listHotelReviews } from './hotel/list-hotel-reviews.ts'
import { searchHotels } from './hotel/search-hotels.ts'
import type { ListedProduct, Product } from './item/product.ts'
import { getPackage } from './package/get-package.ts'
import { listPackages } from './package/list-packages.ts'
import { packageProduct } from './package/package-product.ts'
import { getTransport } from './transport/get-transport.ts'
import { listTransports } from './transport/list-transports.ts'
import { transport } from './transport/transport-product.ts'

/** A product of any content. It may only be called with bookings that it has read itself. */
export type AnyProduct = Product<ItemContent, BookingBase>

/** The products of the catalogue by their `ItemContent`. If one is missing, this does not compile. */
const listed: { readonly [Content in CatalogueContent]: ListedProduct<Content, BookingBase> } = {
  hotel,
  attraction,
  package: packageProduct,
  transport,
  cruise,
}

const products: { readonly [Content in ItemContent]: Product<Content, BookingBase> } = {
  ferry,
  ...listed,
}

/** The list and the detail of each product of the catalogue, and what else only one of them has. */
export const catalogueOperations = {
  searchHotels,
  getHotel,
  listHotelReviews,
  listAttractions,
  getAttraction,
  listPackages,
  getPackage,
  listTransports,
  getTransport,
  listCruises,
  getCruise,
} satisfies { readonly [Id in OperationId]?: Operation<Id> }

/** Returns the product of a stored item. */
export function productOf(content: ItemContent): AnyProduct {
  // Content and booking are stored together, so this product has read the booking.
  return products[content]
}

/** Returns the product of an entry of the catalogue. */
export function listedProduct<Content extends CatalogueContent>(
  content: Content,
): ListedProduct<Content, BookingBase> {
  return listed[content]
}

/** Returns the product of a content, or refuses if this tenant does not sell it. */
export function soldProduct({ tenant }: Pick<Context, 'tenant'>, content: ItemContent): AnyProduct {
  if (!tenant.products.includes(content))
    return refuse('not_found', { params: { product: content } })
  return productOf(content)
}
