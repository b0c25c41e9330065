import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { priceSale } from './price-sale.ts'
import { readSale } from './read-sale.ts'
import { writeOrder } from './write-order.ts'

/**
 * Makes an order of a cart. Every traveller is checked and every item priced anew, by the ages of those who travel;
 * then the items change hands with what they hold, which the order keeps until its payment expires. `asked` is the currency
 * that the call asks for.
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
