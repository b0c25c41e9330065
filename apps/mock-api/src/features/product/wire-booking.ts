import type { Price } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { WorldReader } from '../../operation/context.ts'
import type { WireItem } from './item/product.ts'
import { toWirePrice } from './item/wire-price.ts'
import { productOf } from './registry.ts'

/** The columns that items of carts and of orders share. */
export type PricedBooking = {
  readonly item_content: ItemContent
  readonly item: string
  readonly booking: BookingBase
  readonly price: Price
}

/** An item of a cart or an order as a union that `ItemContent` narrows. */
export type WireBooking = {
  [Content in ItemContent]: WireItem<Content> & {
    readonly Item: string
    readonly Price: Schemas['Price']
  }
}[ItemContent]

/**
 * Converts the fields that items of carts and of orders share: the details of their product, and the price with its labels.
 */
export function toWireBooking(
  reader: WorldReader,
  { item_content, item, booking, price }: PricedBooking,
): WireBooking {
  const wire = productOf(item_content).toWire(reader, booking) as WireItem<'ferry'> // the product's own content
  return { ...wire, Item: item, Price: toWireItemPrice(reader, { item_content, booking, price }) }
}

/** Converts the price of an item with the labels of its product. */
export function toWireItemPrice(
  reader: WorldReader,
  { item_content, booking, price }: Omit<PricedBooking, 'item'>,
): Schemas['Price'] {
  const product = productOf(item_content)
  return toWirePrice(price, reader.language, (line) => product.label(reader, booking, line))
}
