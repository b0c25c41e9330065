import { findCart } from '../../cart/find-cart.ts'
import { keepDraft } from '../../checkout/checkout-draft.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const saveCheckout = defineOperation('saveCheckout', async ({ header, body }, ctx) => {
  const cartToken = header['Cart-Token']
  const cart = await findCart(ctx, cartToken)
  const { token, expiresAt } = await keepDraft(ctx, { cart, cartToken, draft: body })
  return { status: 200, body: { ResumeToken: token, ExpiresAt: expiresAt, AsOf: ctx.now } }
})
