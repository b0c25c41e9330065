import { defineOperation } from '../../../operation/operation.ts'
import { findQuotation } from './find-quotation.ts'
import { toWireQuotation } from './wire-quotation.ts'

export const getQuotation = defineOperation('getQuotation', async ({ path }, ctx) => ({
  status: 200,
  body: await toWireQuotation(ctx, await findQuotation(ctx, path.id)),
}))
