import { defineOperation } from '../../kernel/operation.ts'
import { canHappen, refuseState } from '../../quotation/advance-quotation.ts'
import { findQuotation } from '../../quotation/find-quotation.ts'
import { takeUp } from '../../quotation/take-up.ts'

export const takeUpQuotation = defineOperation('takeUpQuotation', async ({ path }, ctx) => {
  const quotation = await findQuotation(ctx, path.id)
  if (!canHappen(quotation, 'book', ctx.now)) refuseState(quotation)
  return { status: 200, body: await takeUp(ctx, quotation) }
})
