import { defineOperation } from '../../kernel/operation.ts'
import { placeCart } from '../../orders/place-cart.ts'
import { toWireOrder } from '../../orders/to-wire-order.ts'

export const placeOrder = defineOperation('placeOrder', async ({ header, query, body }, ctx) => {
  const { booking, token } = await placeCart(ctx, header['Cart-Token'], body, query.currency)
  return { status: 201, body: { BookingToken: token, Order: toWireOrder(booking, ctx) } }
})
