import { refuse } from '../../engine/http/refusal.ts'
import type { TopUpRow } from '../../engine/store/tables/wallet-tables.ts'
import type { Context } from '../../operation/context.ts'
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

export const getTopUp = defineOperation('getTopUp', async ({ path }, ctx) => ({
  status: 200,
  body: toWireTopUp(await findTopUp(ctx, path.id)),
}))

/** Finds a top-up of the caller's agency. Refuses one of another agency as if it did not exist. */
export async function findTopUp(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller'>,
  id: string,
): Promise<TopUpRow> {
  const { agency } = callerAgency(ctx)
  const row = await ctx.store
    .selectFrom('top_ups')
    .selectAll()
    .where('tenant', '=', ctx.tenant.slug)
    .where('id', '=', id)
    .where('agency_id', '=', agency.id)
    .executeTakeFirst()
  return row ?? refuse('not_found')
}
