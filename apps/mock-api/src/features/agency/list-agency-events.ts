import type { ServerSchemas as Schemas } from '@selat/sdk'

import { readCursor, writeCursor } from '../../engine/http/created-cursor.ts'
import type { AgencyEventRow } from '../../engine/store/tables/agency-tables.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toWireMoney } from '../product/item/wire-money.ts'
import { callerAgency } from './caller-agency.ts'
import { listEventsOf } from './list-events.ts'

const PAGE = 20

export const listAgencyEvents = defineOperation('listAgencyEvents', async ({ query }, ctx) => {
  const { member, cursor, limit = PAGE } = query
  const { agency } = callerAgency(ctx)
  const found = await listEventsOf(ctx, agency.id, {
    member,
    after: cursor === undefined ? null : readCursor(cursor, 'evt'),
    // One more tells whether there is another page.
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    status: 200,
    body: {
      Items: page.map((event) => toWireEvent(event, ctx.tenant.name)),
      NextCursor: last ? writeCursor({ createdAt: last.at, id: last.id }) : null,
    },
  }
})

function toWireEvent(row: AgencyEventRow, house: string): Schemas['AgencyEvent'] {
  const { amount, currency, exponent } = row
  const hasMoney = amount !== null && currency !== null && exponent !== null
  return {
    Id: row.id,
    At: row.at,
    By: row.by_id === null ? house : row.by_name,
    Event: row.event,
    About: row.about,
    Order: row.order_id,
    Amount: hasMoney ? toWireMoney({ amount, currency, exponent }) : null,
  }
}
