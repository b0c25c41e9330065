import { defineOperation } from '../../kernel/operation.ts'
import { findSharedQuotation } from '../../quotation/find-quotation.ts'
import { toSharedQuotation } from '../../quotation/wire-quotation.ts'

export const readQuotation = defineOperation('readQuotation', async ({ body }, ctx) => ({
  status: 200,
  body: await toSharedQuotation(ctx, await findSharedQuotation(ctx, body.QuotationToken)),
}))
