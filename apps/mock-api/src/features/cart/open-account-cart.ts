import { defineOperation } from '../../operation/operation.ts'
import { requireUser } from '../account/require-user.ts'
import { openAccountCart as openCartOf } from './account-cart.ts'
import { mergeVisitorCart } from './merge-cart.ts'
import { toWireCart } from './wire-cart.ts'

export const openAccountCart = defineOperation('openAccountCart', async ({ header }, ctx) => {
  const { cart, token } = await openCartOf(ctx, requireUser(ctx))
  const visitors = header['Cart-Token']
  if (visitors !== undefined) await mergeVisitorCart(ctx, cart, visitors)
  return { status: 200, body: await toWireCart(ctx, cart, token) }
})
