import type { QuotationState } from '@selat/domain'

import type { OrderCursor } from '../../../engine/http/created-cursor.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'

type QuotationFilter = {
  readonly state: QuotationState | undefined
  /** Part of a number or of a customer's name, in any case. */
  readonly search: string | undefined
  readonly after: OrderCursor | null
  readonly limit: number
}

/** The newest quotations of an agency that fit, after a place in the list, and at most so many. */
export async function listOfAgency(
  store: Db,
  { tenant, agencyId }: { readonly tenant: string; readonly agencyId: string },
  { state, search, after, limit }: QuotationFilter,
): Promise<QuotationRow[]> {
  const rows = await store
    .selectFrom('quotations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('agency_id', '=', agencyId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'sent'))
    .$if(after !== null, (query) =>
      query.where((row) =>
        row.or([
          row('created_at', '<', after?.createdAt ?? ''),
          row.and([
            row('created_at', '=', after?.createdAt ?? ''),
            row('id', '<', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const wanted = search?.trim().toLowerCase() ?? ''
  return rows
    .filter(({ number, customer_name: customer }) =>
      [number, customer].some((text) => text.toLowerCase().includes(wanted)),
    )
    .slice(0, limit)
}
