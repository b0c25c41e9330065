import { callerAgency } from '../../agency/caller-agency.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { readCursor, writeCursor } from '../../orders/order-cursor.ts'
import { listOwnTopUps } from '../../wallet/list-top-ups.ts'
import { toWireTopUp } from '../../wallet/to-wire-top-up.ts'

const PAGE = 20

export const listTopUps = defineOperation('listTopUps', async ({ query }, ctx) => {
  const { state, cursor, limit = PAGE } = query
  const { agency } = callerAgency(ctx)
  const found = await listOwnTopUps(
    ctx.store,
    { tenant: ctx.tenant.slug, agencyId: agency.id },
    {
      state,
      after: cursor === undefined ? null : readCursor(cursor, 'top'),
      // One more tells whether there is another page.
      limit: limit + 1,
    },
  )
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    status: 200,
    body: {
      Items: page.map(toWireTopUp),
      NextCursor: last ? writeCursor({ createdAt: last.requested_at, id: last.id }) : null,
      AsOf: ctx.now,
    },
  }
})
