import { readCursor, writeCursor } from '../../engine/http/created-cursor.ts'
import { defineOperation } from '../../operation/operation.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { listOwnTopUps } from './list-top-ups.ts'
import { toWireTopUp } from './to-wire-top-up.ts'

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
