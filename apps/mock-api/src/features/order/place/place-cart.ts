import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { priceSale } from './price-sale.ts'
import { readSale } from './read-sale.ts'
import { writeOrder } from './write-order.ts'

/**
 * Places an order of a cart. Checks all travellers and prices all items by their ages. Then the order takes over the items with
 * their holds, and keeps them until its payment expires. `asked` is the currency that the call names.
 */
export async function placeCart(
  ctx: Context,
  cartToken: string,
  input: Schemas['OrderInput'],
  asked: string | undefined,
): Promise<{ booking: LoadedOrder; token: string }> {
  const sale = await readSale(ctx, cartToken, input)
  const prices = await priceSale(ctx, sale, input, asked)
  return writeOrder(ctx, sale, prices)
}
