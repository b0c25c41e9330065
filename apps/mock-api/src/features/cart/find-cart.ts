import { refuse } from '../../engine/http/refusal.ts'
import type { CartItemRow, CartRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'
import { openCart } from '../../operation/open-cart.ts'

/**
 * Finds the cart that a token opens for this caller, or refuses with `cart_not_found`. An account's cart opens only for that
 * account.
 */
export async function findCart(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller'>,
  token: string,
): Promise<CartRow> {
  return (await openCart(ctx, token)) ?? refuse('cart_not_found')
}

/**
 * Finds an item of this cart, held or expired. Refuses an item of another cart, or one that was ordered, with `not_found`.
 */
export async function findCartItem(
  ctx: Pick<Context, 'store'>,
  cart: CartRow,
  itemId: string,
): Promise<CartItemRow> {
  return (await readCartItem(ctx, cart, itemId)) ?? refuse('not_found')
}

/** Reads an item of this cart, held or expired; undefined for one of another cart, or one that was ordered. */
export async function readCartItem(
  { store }: Pick<Context, 'store'>,
  cart: CartRow,
  itemId: string,
): Promise<CartItemRow | undefined> {
  return store
    .selectFrom('cart_items')
    .selectAll()
    .where('tenant', '=', cart.tenant)
    .where('cart_id', '=', cart.id)
    .where('id', '=', itemId)
    .where('state', '!=', 'ordered')
    .executeTakeFirst()
}
