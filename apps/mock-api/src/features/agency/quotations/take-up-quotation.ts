import { defineOperation } from '../../../operation/operation.ts'
import { canHappen, refuseState } from './advance-quotation.ts'
import { findQuotation } from './find-quotation.ts'
import { takeUp } from './take-up.ts'

export const takeUpQuotation = defineOperation('takeUpQuotation', async ({ path }, ctx) => {
  const quotation = await findQuotation(ctx, path.id)
  if (!canHappen(quotation, 'book', ctx.now)) refuseState(quotation)
  return { status: 200, body: await takeUp(ctx, quotation) }
})
