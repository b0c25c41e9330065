import { defineOperation } from '../../kernel/operation.ts'
import { findQuotation } from '../../quotation/find-quotation.ts'
import { toWireQuotation } from '../../quotation/wire-quotation.ts'

export const getQuotation = defineOperation('getQuotation', async ({ path }, ctx) => ({
  status: 200,
  body: await toWireQuotation(ctx, await findQuotation(ctx, path.id)),
}))
