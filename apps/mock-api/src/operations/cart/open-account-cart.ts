import { requireUser } from '../../accounts/require-user.ts'
import { openAccountCart as openCartOf } from '../../cart/account-cart.ts'
import { mergeVisitorCart } from '../../cart/merge-cart.ts'
import { toWireCart } from '../../cart/wire-cart.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const openAccountCart = defineOperation('openAccountCart', async ({ header }, ctx) => {
  const { cart, token } = await openCartOf(ctx, requireUser(ctx))
  const visitors = header['Cart-Token']
  if (visitors !== undefined) await mergeVisitorCart(ctx, cart, visitors)
  return { status: 200, body: await toWireCart(ctx, cart, token) }
})
