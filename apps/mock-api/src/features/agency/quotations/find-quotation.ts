import { refuse } from '../../../engine/http/refusal.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { callerAgency } from '../caller-agency.ts'

/** Finds a quotation of the caller's agency. Refuses one of another agency as if it did not exist. */
export async function findQuotation(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller'>,
  id: string,
): Promise<QuotationRow> {
  const { agency } = callerAgency(ctx)
  const quotation = await quotationOf(ctx, agency.id, id)
  return quotation ?? refuse('not_found')
}

/** Finds the quotation of an agency by its id; undefined if there is none. */
export function quotationOf(
  { store, tenant }: Pick<Context, 'store' | 'tenant'>,
  agencyId: string,
  id: string,
): Promise<QuotationRow | undefined> {
  return store
    .selectFrom('quotations')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds the quotation that a link opens. */
export async function findSharedQuotation(
  { store, tenant }: Pick<Context, 'store' | 'tenant'>,
  token: string,
): Promise<QuotationRow> {
  const quotation = await store
    .selectFrom('quotations')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  return quotation ?? refuse('quotation_link_invalid')
}
