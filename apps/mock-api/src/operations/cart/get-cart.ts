import { findCart } from '../../cart/find-cart.ts'
import { toWireCart } from '../../cart/wire-cart.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const getCart = defineOperation('getCart', async ({ header }, ctx) => {
  const token = header['Cart-Token']
  return { status: 200, body: await toWireCart(ctx, await findCart(ctx, token), token) }
})
