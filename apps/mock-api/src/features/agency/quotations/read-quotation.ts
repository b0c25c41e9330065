import { defineOperation } from '../../../operation/operation.ts'
import { findSharedQuotation } from './find-quotation.ts'
import { toSharedQuotation } from './wire-quotation.ts'

export const readQuotation = defineOperation('readQuotation', async ({ body }, ctx) => ({
  status: 200,
  body: await toSharedQuotation(ctx, await findSharedQuotation(ctx, body.QuotationToken)),
}))
