import { defineOperation } from '../../operation/operation.ts'
import { findCart } from './find-cart.ts'
import { toWireCart } from './wire-cart.ts'

export const getCart = defineOperation('getCart', async ({ header }, ctx) => {
  const token = header['Cart-Token']
  return { status: 200, body: await toWireCart(ctx, await findCart(ctx, token), token) }
})
