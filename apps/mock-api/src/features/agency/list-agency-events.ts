import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { AgencyEventRow } from '../../engine/store/tables/agency-tables.ts'
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
