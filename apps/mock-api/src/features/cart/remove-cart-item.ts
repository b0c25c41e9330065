import { defineOperation } from '../../operation/operation.ts'
import { releaseStock } from '../../world/stock/stock.ts'
import { findCart, findCartItem } from './find-cart.ts'
import { toWireCart } from './wire-cart.ts'

export const removeCartItem = defineOperation('removeCartItem', async ({ path, header }, ctx) => {
  const token = header['Cart-Token']
  const cart = await findCart(ctx, token)
  const { tenant, id } = await findCartItem(ctx, cart, path.itemId)
  await releaseStock(ctx.store, { tenant, ownerId: id })
  await ctx.store
    .deleteFrom('cart_items')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  return { status: 200, body: await toWireCart(ctx, cart, token) }
})
