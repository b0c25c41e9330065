import type { CartItemRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { releaseStock } from '../../world/stock/stock.ts'
import { findCart, findCartItem } from './find-cart.ts'
import { toWireCart } from './wire-cart.ts'

export const removeCartItem = defineOperation('removeCartItem', async ({ path, header }, ctx) => {
  const token = header['Cart-Token']
  const cart = await findCart(ctx, token)
  await deleteItem(ctx, await findCartItem(ctx, cart, path.itemId))
  return { status: 200, body: await toWireCart(ctx, cart, token) }
})

/** Deletes an item and returns what it holds to the stock. */
export async function deleteItem(
  { store }: Pick<Context, 'store'>,
  { tenant, id }: Pick<CartItemRow, 'tenant' | 'id'>,
): Promise<void> {
  await releaseStock(store, { tenant, ownerId: id })
  await store.deleteFrom('cart_items').where('tenant', '=', tenant).where('id', '=', id).execute()
}
