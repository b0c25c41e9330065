import type { Db } from '../../engine/store/store.ts'
import type { CartRow } from '../../engine/store/tables/cart-tables.ts'
import { releaseStock } from '../../world/stock/stock.ts'
import { forgetDraft } from './checkout-draft.ts'
import { itemsOfCart } from './items-of-cart.ts'

/** Removes all items of a cart, releases their stock, and deletes its checkout draft. */
export async function emptyCart(store: Db, cart: Pick<CartRow, 'tenant' | 'id'>): Promise<void> {
  const { rows } = await itemsOfCart(store, cart)
  for (const { tenant, id } of rows) {
    await releaseStock(store, { tenant, ownerId: id })
    await store.deleteFrom('cart_items').where('tenant', '=', tenant).where('id', '=', id).execute()
  }
  await forgetDraft(store, cart)
}
