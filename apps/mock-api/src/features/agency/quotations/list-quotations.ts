import { byTime, newestFirst } from '../../../operation/newest-first.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { callerAgency } from '../caller-agency.ts'
import { findQuotation } from './find-quotation.ts'
import { toQuotationSummary, toWireQuotation } from './wire-quotation.ts'

/** Lists the agency's quotations. A search matches part of a number or of a customer's name and ignores case. */
export const listQuotations = defineOperation('listQuotations', async ({ query }, ctx) => {
  const { agency } = callerAgency(ctx)
  const { state, search } = query
  const quotations = ctx.store
    .selectFrom('quotations')
    .selectAll()
    .where('tenant', '=', ctx.tenant.slug)
    .where('agency_id', '=', agency.id)
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'sent'))
  const wanted = search?.trim().toLowerCase() ?? ''
  const { rows, NextCursor } = await newestFirst(
    quotations,
    byTime('created_at', 'quo'),
    query,
    ({ number, customer_name: customer }) =>
      [number, customer].some((text) => text.toLowerCase().includes(wanted)),
  )
  return {
    status: 200,
    body: {
      Items: rows.map((quotation) => toQuotationSummary(ctx, quotation)),
      NextCursor,
      AsOf: ctx.now,
    },
  }
})

export const getQuotation = defineOperation('getQuotation', async ({ path }, ctx) => ({
  status: 200,
  body: await toWireQuotation(ctx, await findQuotation(ctx, path.id)),
}))
