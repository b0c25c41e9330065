import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ItemInput, SaleView } from '../product/item/product.ts'
import { soldProduct } from '../product/registry.ts'
import type { ItemToHold } from './hold-item.ts'

/** What a request asks for, each item read by its product; nothing that the client says of it is believed. */
export function readItems(ctx: SaleView, input: Schemas['CartInput']): ItemToHold[] {
  const product = soldProduct(ctx, input.ItemContent)
  // Of the request's content, each of them, whichever that is.
  const items = input.Items as readonly ItemInput<typeof input.ItemContent>[]
  return items.map((item, index) => ({
    content: input.ItemContent,
    booking: product.read(ctx, item, `/Items/${index}`),
  }))
}
