import { hashSecret } from '../../engine/random/ids.ts'
import { deriveSecret } from '../../engine/secrets/derive-secret.ts'
import { signingKey } from '../../engine/secrets/signing-key.ts'
import type { CartRow } from '../../engine/store/tables/cart-tables.ts'
import type { UserAccount } from '../../operation/account.ts'
import type { Context } from '../../operation/context.ts'
import { cartOfAccount } from '../../operation/open-cart.ts'

export type OpenCart = { readonly cart: CartRow; readonly token: string }

/**
 * Opens the one cart of an account, and creates it if there is none. The token is derived from the signing key each time, so
 * that all devices of the account get the same one.
 */
export async function openAccountCart(
  ctx: Context,
  { id: userId }: UserAccount,
): Promise<OpenCart> {
  const cart = (await cartOfAccount(ctx, userId)) ?? (await makeCart(ctx, userId))
  return { cart, token: await tokenOf(ctx, cart.id) }
}

async function makeCart(ctx: Context, userId: string): Promise<CartRow> {
  const id = ctx.ids.make('crt')
  await ctx.store
    .insertInto('carts')
    .values({
      tenant: ctx.tenant.slug,
      id,
      token_hash: hashSecret(await tokenOf(ctx, id)),
      user_id: userId,
      created_at: ctx.now,
    })
    // If two devices create the cart at the same time, only one row is inserted.
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'user_id']).where('user_id', 'is not', null).doNothing(),
    )
    .execute()
  const cart = await cartOfAccount(ctx, userId)
  if (!cart) throw new Error('The cart of the account was not kept')
  return cart
}

async function tokenOf(ctx: Context, cartId: string): Promise<string> {
  return deriveSecret(`cart.${cartId}`, await signingKey(ctx))
}
