import { callerAgency } from '../../agency/caller-agency.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { readCursor, writeCursor } from '../../orders/order-cursor.ts'
import { listOfAgency } from '../../quotation/list-of-agency.ts'
import { toQuotationSummary } from '../../quotation/wire-quotation.ts'

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
