import { refuse } from '../../engine/http/refusal.ts'
import type { TopUpRow } from '../../engine/store/tables/wallet-tables.ts'
import type { Context } from '../../operation/context.ts'
import { callerAgency } from '../agency/caller-agency.ts'

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
