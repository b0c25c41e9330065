import { readCursor, writeCursor } from '../../../engine/http/created-cursor.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { callerAgency } from '../caller-agency.ts'
import { listOfAgency } from './list-of-agency.ts'
import { toQuotationSummary } from './wire-quotation.ts'

const PAGE = 20

export const listQuotations = defineOperation('listQuotations', async ({ query }, ctx) => {
  const { state, search, cursor, limit = PAGE } = query
  const { agency } = callerAgency(ctx)
  const owner = { tenant: ctx.tenant.slug, agencyId: agency.id }
  const found = await listOfAgency(ctx.store, owner, {
    state,
    search,
    after: cursor === undefined ? null : readCursor(cursor, 'quo'),
    // One more tells whether there is another page.
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    status: 200,
    body: {
      Items: page.map((quotation) => toQuotationSummary(ctx, quotation)),
      NextCursor: last ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
      AsOf: ctx.now,
    },
  }
})
