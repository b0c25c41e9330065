import { detailOf } from '@selat/sdk'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { WireBooking } from './wire-booking.ts'

/** An item of a cart or an order, or what both have alike. */
type Item = Schemas['CartItem'] | Schemas['OrderItem'] | WireBooking

/** The product of an item as its card names it; null of a ferry, which is of no one product. */
export function productRefOf(item: Item): Schemas['ProductRef'] | null {
  return item.ItemContent === 'ferry' ? null : detailOf(item).Product
}
