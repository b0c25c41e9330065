import type { CartItemRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'
import { releaseStock } from '../../world/stock/stock.ts'

/** Deletes an item and returns what it holds to the stock. */
export async function deleteItem(
  { store }: Pick<Context, 'store'>,
  { tenant, id }: Pick<CartItemRow, 'tenant' | 'id'>,
): Promise<void> {
  await releaseStock(store, { tenant, ownerId: id })
  await store.deleteFrom('cart_items').where('tenant', '=', tenant).where('id', '=', id).execute()
}
