import type { CartRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'
import { moveDraft } from './checkout-draft.ts'
import { cartByToken } from './find-cart.ts'

/**
 * Moves the items of a visitor's cart behind those of an account's, holds and all; the visitor's cart is gone with its
 * token. A token that opens nothing, or the cart of an account, is passed over.
 */
export async function mergeVisitorCart(
  ctx: Pick<Context, 'store' | 'tenant'>,
  account: CartRow,
  token: string,
) {
  const visitor = await cartByToken(ctx, token)
  if (!visitor || visitor.user_id !== null) return
  const { store } = ctx
  const { last } = await store
    .selectFrom('cart_items')
    .select((row) => row.fn.max('position').as('last'))
    .where('tenant', '=', account.tenant)
    .where('cart_id', '=', account.id)
    .executeTakeFirstOrThrow()
  const behind = Number(last ?? -1) + 1
  // Ordered items move too, because every item needs a cart.
  await store
    .updateTable('cart_items')
    .set((row) => ({ cart_id: account.id, position: row('position', '+', behind) }))
    .where('tenant', '=', visitor.tenant)
    .where('cart_id', '=', visitor.id)
    .execute()
  await moveDraft(store, visitor, account)
  await store
    .deleteFrom('carts')
    .where('tenant', '=', visitor.tenant)
    .where('id', '=', visitor.id)
    .execute()
}
