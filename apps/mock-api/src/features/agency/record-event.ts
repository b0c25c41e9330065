import type { Money } from '@selat/domain'

import type { Ids } from '../../engine/random/ids.ts'
import type { Db } from '../../engine/store/store.ts'
import type { AgencyEventName } from '../../engine/store/tables/agency-tables.ts'
import type { Context } from '../../operation/context.ts'
import { callerAgency } from './caller-agency.ts'

type AgencyEvent = {
  readonly tenant: string
  readonly agencyId: string
  readonly at: string
  /** The member who caused the event; null if it was the tenant. */
  readonly by: { readonly id: string; readonly name: string } | null
  readonly event: AgencyEventName
  /** The name or number of the subject, as people know it. */
  readonly about: string
  readonly orderId?: string
  readonly amount?: Money
}

/** Stores an event of an agency, in the transaction that causes it. */
export async function recordAgencyEvent(
  store: Db,
  ids: Ids,
  { tenant, agencyId, at, by, event, about, orderId, amount }: AgencyEvent,
): Promise<void> {
  await store
    .insertInto('agency_events')
    .values({
      tenant,
      id: ids.make('evt'),
      agency_id: agencyId,
      at,
      by_id: by?.id ?? null,
      by_name: by?.name ?? '',
      event,
      about,
      order_id: orderId ?? null,
      amount: amount?.amount ?? null,
      currency: amount?.currency ?? null,
      exponent: amount?.exponent ?? null,
    })
    .execute()
}

/** Stores an event that the caller has caused for the caller's own agency. */
export async function recordOwnEvent(
  ctx: Pick<Context, 'store' | 'ids' | 'tenant' | 'caller' | 'now'>,
  done: Pick<AgencyEvent, 'event' | 'about' | 'amount'>,
): Promise<void> {
  const { user, agency } = callerAgency(ctx)
  const by = { tenant: ctx.tenant.slug, agencyId: agency.id, at: ctx.now, by: user }
  await recordAgencyEvent(ctx.store, ctx.ids, { ...by, ...done })
}
