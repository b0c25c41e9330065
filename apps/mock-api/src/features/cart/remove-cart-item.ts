import { defineOperation } from '../../operation/operation.ts'
import { deleteItem } from './delete-item.ts'
import { findCart, findCartItem } from './find-cart.ts'
import { toWireCart } from './wire-cart.ts'

export const removeCartItem = defineOperation('removeCartItem', async ({ path, header }, ctx) => {
  const token = header['Cart-Token']
  const cart = await findCart(ctx, token)
  await deleteItem(ctx, await findCartItem(ctx, cart, path.itemId))
  return { status: 200, body: await toWireCart(ctx, cart, token) }
})
