import type { Context } from '../kernel/context.ts'
import { hashSecret } from '../kernel/ids.ts'
import { refuse } from '../kernel/refusal.ts'
import { statement } from '../store/statement.ts'
import type { CartItemRow, CartRow } from '../store/tables/cart-tables.ts'

/** The cart that a token opens, or `cart_not_found`. */
export async function findCart(
  { store, tenant }: Pick<Context, 'store' | 'tenant'>,
  token: string,
): Promise<CartRow> {
  const opened = { tenant: tenant.slug, token_hash: hashSecret(token) }
  const [cart] = (await cartOf(store, opened)).rows
  return cart ?? refuse('cart_not_found')
}

const cartOf = statement((db, { tenant, token_hash }: Pick<CartRow, 'tenant' | 'token_hash'>) =>
  db
    .selectFrom('carts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('token_hash', '=', token_hash),
)

/** An item of this cart, held or expired; one of another cart, or one that was ordered, is `not_found`. */
export async function findCartItem(
  { store }: Pick<Context, 'store'>,
  cart: CartRow,
  itemId: string,
): Promise<CartItemRow> {
  const item = await store
    .selectFrom('cart_items')
    .selectAll()
    .where('tenant', '=', cart.tenant)
    .where('cart_id', '=', cart.id)
    .where('id', '=', itemId)
    .where('state', '!=', 'ordered')
    .executeTakeFirst()
  return item ?? refuse('not_found')
}
