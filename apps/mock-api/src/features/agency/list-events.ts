import type { OrderCursor } from '../../engine/http/created-cursor.ts'
import type { AgencyEventRow } from '../../engine/store/tables/agency-tables.ts'
import type { Context } from '../../operation/context.ts'

type EventFilter = {
  /** Only what this member did. */
  readonly member: string | undefined
  readonly after: OrderCursor | null
  readonly limit: number
}

/** The newest of what was done for an agency, after a place in the list, and at most so many. */
export function listEventsOf(
  { store, tenant }: Pick<Context, 'store' | 'tenant'>,
  agencyId: string,
  { member, after, limit }: EventFilter,
): Promise<AgencyEventRow[]> {
  return store
    .selectFrom('agency_events')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('agency_id', '=', agencyId)
    .$if(member !== undefined, (query) => query.where('by_id', '=', member ?? ''))
    .$if(after !== null, (query) =>
      query.where((row) =>
        row.or([
          row('at', '<', after?.createdAt ?? ''),
          row.and([row('at', '=', after?.createdAt ?? ''), row('id', '<', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
