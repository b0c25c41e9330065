import type { Price } from '@selat/domain'

import { refuse } from '../../engine/http/refusal.ts'
import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../operation/context.ts'
import { productOf } from '../product/registry.ts'

/** Calculates the present price of an item in the caller's currency. Refuses an item that is no longer sold. */
export function priceItem(
  ctx: Pick<Context, 'network' | 'catalogue' | 'money' | 'currency'>,
  { content, booking }: { readonly content: ItemContent; readonly booking: BookingBase },
): Price {
  const product = productOf(content)
  const price = product.price(ctx, booking, { currency: ctx.currency })
  if (price) return price
  const date = product.firstDay(booking)
  return refuse('product_unavailable', { params: date === null ? {} : { date } })
}
