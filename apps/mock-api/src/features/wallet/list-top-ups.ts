import { byTime, newestFirst } from '../../operation/newest-first.ts'
import { defineOperation } from '../../operation/operation.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { toWireTopUp } from './to-wire-top-up.ts'

export const listTopUps = defineOperation('listTopUps', async ({ query }, ctx) => {
  const { agency } = callerAgency(ctx)
  const { state } = query
  const topUps = ctx.store
    .selectFrom('top_ups')
    .selectAll()
    .where('tenant', '=', ctx.tenant.slug)
    .where('agency_id', '=', agency.id)
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'pending'))
  const { rows, NextCursor } = await newestFirst(topUps, byTime('requested_at', 'top'), query)
  return { status: 200, body: { Items: rows.map(toWireTopUp), NextCursor, AsOf: ctx.now } }
})
