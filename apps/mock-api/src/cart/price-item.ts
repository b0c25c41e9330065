import type { Price } from '@selat/domain'

import type { Context } from '../kernel/context.ts'
import { refuse } from '../kernel/refusal.ts'
import type { BookingBase, ItemContent } from '../products/product.ts'
import { productOf } from '../products/registry.ts'

/** What an item costs today in the caller's currency; refuses what is not sold any more. */
export function priceItem(
  ctx: Context,
  { content, booking }: { readonly content: ItemContent; readonly booking: BookingBase },
): Price {
  const product = productOf(content)
  const price = product.price(ctx, booking, { currency: ctx.currency })
  if (price) return price
  const date = product.firstDay(booking)
  return refuse('product_unavailable', { params: date === null ? {} : { date } })
}
