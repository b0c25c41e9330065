import { forgetDraft } from '../checkout/checkout-draft.ts'
import { releaseStock } from '../inventory/stock.ts'
import type { Db } from '../store/store.ts'
import type { CartRow } from '../store/tables/cart-tables.ts'
import { itemsOfCart } from './items-of-cart.ts'

/** Takes everything out of a cart and gives back what it held; what was typed at its checkout is gone, too. */
export async function emptyCart(store: Db, cart: Pick<CartRow, 'tenant' | 'id'>): Promise<void> {
  const { rows } = await itemsOfCart(store, cart)
  for (const { tenant, id } of rows) {
    await releaseStock(store, { tenant, ownerId: id })
    await store.deleteFrom('cart_items').where('tenant', '=', tenant).where('id', '=', id).execute()
  }
  await forgetDraft(store, cart)
}
