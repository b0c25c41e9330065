import type { Context } from '../../../operation/context.ts'
import { openCart } from '../../../operation/open-cart.ts'
import type { StockOwner } from '../../../world/stock/stock.ts'

/** The input of an operation by which a caller names the item that is about to be replaced. */
type Named = {
  readonly query: { readonly replaces?: string | undefined }
  readonly header: { readonly 'Cart-Token'?: string | undefined }
}

/**
 * Finds the item of the caller's cart that is about to be replaced, as the owner of the stock that counts as free. Null if the
 * cart holds no such item, so an answer never depends on what others hold.
 */
export async function findReplaced(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller'>,
  { query: { replaces }, header }: Named,
): Promise<StockOwner | null> {
  const cart = replaces === undefined ? undefined : await openCart(ctx, header['Cart-Token'])
  if (replaces === undefined || !cart) return null
  const item = await ctx.store
    .selectFrom('cart_items')
    .select('id')
    .where('tenant', '=', cart.tenant)
    .where('cart_id', '=', cart.id)
    .where('id', '=', replaces)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return item ? { tenant: cart.tenant, ownerId: item.id } : null
}
