import { detailOf, type ServerSchemas as Schemas } from '@selat/sdk'

import type { WireBooking } from './wire-booking.ts'

/** An item of a cart or an order, or the fields that both share. */
type Item = Schemas['CartItem'] | Schemas['OrderItem'] | WireBooking

/** Returns the product of an item; null for a ferry item, which has no entry in the catalogue. */
export function productRefOf(item: Item): Schemas['ProductRef'] | null {
  return item.ItemContent === 'ferry' ? null : detailOf(item).Product
}
