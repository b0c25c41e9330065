import { hashSecret } from '../engine/random/ids.ts'
import { statement } from '../engine/store/statement.ts'
import type { CartRow } from '../engine/store/tables/cart-tables.ts'
import type { Context } from './context.ts'

type Facts = Pick<Context, 'store' | 'tenant'>

/**
 * Opens the cart of a token for this caller, or the cart of the caller's account if there is no token. Undefined if there is no
 * such cart. An account's cart opens only for that account.
 */
export async function openCart(
  ctx: Facts & Pick<Context, 'caller'>,
  token: string | undefined,
): Promise<CartRow | undefined> {
  const { user } = ctx.caller
  if (token === undefined) return user ? cartOfAccount(ctx, user.id) : undefined
  const cart = await cartByToken(ctx, token)
  return cart && (cart.user_id === null || cart.user_id === user?.id) ? cart : undefined
}

/** Finds the cart of a token, for any caller. */
export async function cartByToken(
  { store, tenant }: Facts,
  token: string,
): Promise<CartRow | undefined> {
  const { rows } = await cartOf(store, { tenant: tenant.slug, token_hash: hashSecret(token) })
  return rows[0]
}

const cartOf = statement((db, { tenant, token_hash }: Pick<CartRow, 'tenant' | 'token_hash'>) =>
  db
    .selectFrom('carts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('token_hash', '=', token_hash),
)

/** Finds the one cart of an account. */
export function cartOfAccount(
  { store, tenant }: Facts,
  userId: string,
): Promise<CartRow | undefined> {
  return store
    .selectFrom('carts')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
