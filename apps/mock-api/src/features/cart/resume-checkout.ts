import { defineOperation } from '../../operation/operation.ts'
import { resumeDraft } from './checkout-draft.ts'

export const resumeCheckout = defineOperation('resumeCheckout', async ({ body }, ctx) => {
  const { cartToken, draft } = await resumeDraft(ctx, body.ResumeToken)
  return { status: 200, body: { CartToken: cartToken, Draft: draft } }
})
