import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { type LoadedOrder, loadOrder } from '../booking/load-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { settlePayment } from '../pay/settle-payment.ts'
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
  const { order, token } = await writeOrder(ctx, sale, prices)
  const placed = await loadOrder(ctx.store, order)
  await orderEvents.publish(ctx, { name: 'order_placed', booking: placed })
  // No method takes nothing: what is free would wait for its payment until it expires.
  const booking = order.total_amount === 0 ? await settlePayment(ctx, placed) : placed
  return { booking, token }
}
