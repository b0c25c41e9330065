import { refuseFields } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { keepDraft } from './checkout-draft.ts'
import { findCart } from './find-cart.ts'
import { findUnknownItems } from './find-unknown-items.ts'
import { itemsOfCart } from './items-of-cart.ts'

export const saveCheckout = defineOperation('saveCheckout', async ({ header, body }, ctx) => {
  const cartToken = header['Cart-Token']
  const cart = await findCart(ctx, cartToken)
  const { rows } = await itemsOfCart(ctx.store, cart)
  const errors = findUnknownItems(rows, body.Items)
  refuseFields(errors)
  const { token, expiresAt } = await keepDraft(ctx, { cart, cartToken, draft: body })
  return { status: 200, body: { ResumeToken: token, ExpiresAt: expiresAt, AsOf: ctx.now } }
})
