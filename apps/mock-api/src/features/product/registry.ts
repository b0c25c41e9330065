import { refuse } from '../../engine/http/refusal.ts'
import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../operation/context.ts'
import type { CatalogueContent } from '../../world/fixtures/catalogue/entries.ts'
import { attraction } from './attraction/attraction-product.ts'
import { cruise } from './cruise/cruise-product.ts'
import { ferry } from './ferry/ferry-product.ts'
import { hotel } from './hotel/hotel-product.ts'
import type { ListedProduct, Product } from './item/product.ts'
import { packageProduct } from './package/package-product.ts'
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
