import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ItemInput, SaleView } from '../product/item/product.ts'
import { soldProduct } from '../product/registry.ts'
import type { ItemToHold } from './hold-item.ts'

/** Reads each item of a request by its product. Prices and stock never come from the client. */
export function readItems(ctx: SaleView, input: Schemas['CartInput']): ItemToHold[] {
  const product = soldProduct(ctx, input.ItemContent)
  // All items are of the request's content.
  const items = input.Items as readonly ItemInput<typeof input.ItemContent>[]
  return items.map((item, index) => ({
    content: input.ItemContent,
    booking: product.read(ctx, item, `/Items/${index}`),
  }))
}
