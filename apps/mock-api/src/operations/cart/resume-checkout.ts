import { resumeDraft } from '../../checkout/checkout-draft.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const resumeCheckout = defineOperation('resumeCheckout', async ({ body }, ctx) => {
  const { cartToken, draft } = await resumeDraft(ctx, body.ResumeToken)
  return { status: 200, body: { CartToken: cartToken, Draft: draft } }
})
