import type { Money } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Ids } from '../../engine/random/ids.ts'
import type { Db } from '../../engine/store/store.ts'
import type { AgencyEventRow, AgencyEventName } from '../../engine/store/tables/agency-tables.ts'
import type { Context } from '../../operation/context.ts'
import { byTime, newestFirst } from '../../operation/newest-first.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { callerAgency } from './caller-agency.ts'

export const listAgencyEvents = defineOperation('listAgencyEvents', async ({ query }, ctx) => {
  const { agency } = callerAgency(ctx)
  const { member } = query
  const events = ctx.store
    .selectFrom('agency_events')
    .selectAll()
    .where('tenant', '=', ctx.tenant.slug)
    .where('agency_id', '=', agency.id)
    .$if(member !== undefined, (all) => all.where('by_id', '=', member ?? ''))
  const { rows, NextCursor } = await newestFirst(events, byTime('at', 'evt'), query)
  return {
    status: 200,
    body: { Items: rows.map((event) => toWireEvent(event, ctx.tenant.name)), NextCursor },
  }
})

function toWireEvent(row: AgencyEventRow, tenantName: string): Schemas['AgencyEvent'] {
  const { amount, currency, exponent } = row
  const hasMoney = amount !== null && currency !== null && exponent !== null
  return {
    Id: row.id,
    At: row.at,
    By: row.by_id === null ? tenantName : row.by_name,
    Event: row.event,
    About: row.about,
    Order: row.order_id,
    Amount: hasMoney ? toWireMoney({ amount, currency, exponent }) : null,
  }
}

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
