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

/** A product whose item is not looked into. Only bookings that it has read itself come back to it. */
export type AnyProduct = Product<ItemContent, BookingBase>

/** Every product, by what its items are called on the wire. One that is missing does not compile. */
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
  // Contents and bookings are stored side by side, as their product has read them.
  return products[content]
}

/** The product that an item asks for, unless this tenant does not sell it. */
export function soldProduct({ tenant }: Pick<Context, 'tenant'>, content: ItemContent): AnyProduct {
  if (!tenant.products.includes(content))
    return refuse('not_found', { params: { product: content } })
  return productOf(content)
}
