import { defineOperation } from '../../../operation/operation.ts'
import { toWireOrder } from '../read/to-wire-order.ts'
import { placeCart } from './place-cart.ts'

export const placeOrder = defineOperation('placeOrder', async ({ header, query, body }, ctx) => {
  const { booking, token } = await placeCart(ctx, header['Cart-Token'], body, query.currency)
  return { status: 201, body: { BookingToken: token, Order: toWireOrder(booking, ctx) } }
})
