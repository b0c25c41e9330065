import { refuse } from '../../engine/http/refusal.ts'
import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../operation/context.ts'
import { attraction } from './attraction/attraction-product.ts'
import { cruise } from './cruise/cruise-product.ts'
import { ferry } from './ferry/ferry-product.ts'
import { hotel } from './hotel/hotel-product.ts'
import type { Product } from './item/product.ts'
import { packageProduct } from './package/package-product.ts'
import { transport } from './transport/transport-product.ts'

/** A product of any content. It may only be called with bookings that it has read itself. */
export type AnyProduct = Product<ItemContent, BookingBase>

/** Every product by its `ItemContent`. If one is missing, this does not compile. */
const products: { readonly [Content in ItemContent]: Product<Content, BookingBase> } = {
  ferry,
  hotel,
  attraction,
  package: packageProduct,
  transport,
  cruise,
}

/** Returns the product of a stored item. */
export function productOf(content: ItemContent): AnyProduct {
  // Content and booking are stored together, so this product has read the booking.
  return products[content]
}

/** Returns the product of a content, or refuses if this tenant does not sell it. */
export function soldProduct({ tenant }: Pick<Context, 'tenant'>, content: ItemContent): AnyProduct {
  if (!tenant.products.includes(content))
    return refuse('not_found', { params: { product: content } })
  return productOf(content)
}
