import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { OrderCursor } from '../../engine/http/created-cursor.ts'
import type { Db } from '../../engine/store/store.ts'
import type { TopUpRow } from '../../engine/store/tables/wallet-tables.ts'

type TopUpFilter = {
  readonly state: Schemas['TopUpState'] | undefined
  readonly after: OrderCursor | null
  readonly limit: number
}

/** The newest top-ups of an agency, after a place in the list, and at most so many. */
export function listOwnTopUps(
  store: Db,
  { tenant, agencyId }: { readonly tenant: string; readonly agencyId: string },
  { state, after, limit }: TopUpFilter,
): Promise<TopUpRow[]> {
  return store
    .selectFrom('top_ups')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('agency_id', '=', agencyId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .$if(after !== null, (query) =>
      query.where((row) =>
        row.or([
          row('requested_at', '<', after?.createdAt ?? ''),
          row.and([
            row('requested_at', '=', after?.createdAt ?? ''),
            row('id', '<', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
