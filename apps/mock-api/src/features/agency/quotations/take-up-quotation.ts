import { defineOperation } from '../../../operation/operation.ts'
import { canHappen, refuseState } from './advance-quotation.ts'
import { fillCart } from './fill-cart-from-quotation.ts'
import { findQuotation } from './find-quotation.ts'

export const takeUpQuotation = defineOperation('takeUpQuotation', async ({ path }, ctx) => {
  const quotation = await findQuotation(ctx, path.id)
  if (!canHappen(quotation, 'book', ctx.now)) refuseState(quotation)
  return { status: 200, body: await fillCart(ctx, quotation) }
})
