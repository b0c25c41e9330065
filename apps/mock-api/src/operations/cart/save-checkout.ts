import { findCart } from '../../cart/find-cart.ts'
import { findStrangers } from '../../cart/find-strangers.ts'
import { itemsOfCart } from '../../cart/items-of-cart.ts'
import { keepDraft } from '../../checkout/checkout-draft.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

export const saveCheckout = defineOperation('saveCheckout', async ({ header, body }, ctx) => {
  const cartToken = header['Cart-Token']
  const cart = await findCart(ctx, cartToken)
  const { rows } = await itemsOfCart(ctx.store, cart)
  const errors = findStrangers(rows, body.Items)
  if (errors.length > 0) refuse('validation_failed', { errors })
  const { token, expiresAt } = await keepDraft(ctx, { cart, cartToken, draft: body })
  return { status: 200, body: { ResumeToken: token, ExpiresAt: expiresAt, AsOf: ctx.now } }
})
