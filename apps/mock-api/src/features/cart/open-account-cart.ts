import type { CartRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'
import { cartByToken } from '../../operation/open-cart.ts'
import { defineOperation } from '../../operation/operation.ts'
import { requireUser } from '../account/require-user.ts'
import { openAccountCart as openCartOf } from './account-cart.ts'
import { moveDraft } from './checkout-draft.ts'
import { toWireCart } from './wire-cart.ts'

export const openAccountCart = defineOperation('openAccountCart', async ({ header }, ctx) => {
  const { cart, token } = await openCartOf(ctx, requireUser(ctx))
  const visitors = header['Cart-Token']
  if (visitors !== undefined) await mergeVisitorCart(ctx, cart, visitors)
  return { status: 200, body: await toWireCart(ctx, cart, token) }
})

/**
 * Moves the items of a visitor's cart with their holds behind those of an account's cart. The visitor's cart and its token
 * are deleted. A token that opens no cart, or an account's, is ignored.
 */
async function mergeVisitorCart(
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
