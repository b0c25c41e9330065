import type { ServerSchemas as Schemas } from '@selat/sdk'

import { readCursor, writeCursor } from '../../../engine/http/created-cursor.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { requireUser } from '../../account/require-user.ts'
import { loadOrder } from '../booking/load-order.ts'
import { listOwnOrders } from './list-own-orders.ts'
import { toOrderSummary } from './to-order-summary.ts'

const PAGE = 20

export const listOrders = defineOperation('listOrders', async ({ query }, ctx) => {
  const { status, product, dateFrom, dateUntil, search, cursor, limit = PAGE } = query
  const user = requireUser(ctx)
  const owner = {
    tenant: ctx.tenant.slug,
    userId: user.id,
    agencyId: user.agency?.id ?? null,
  }
  const found = await listOwnOrders(ctx.store, owner, {
    filter: { status, product, dateFrom, dateUntil, search },
    after: cursor === undefined ? null : readCursor(cursor),
    // One more tells whether there is another page.
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const items: Schemas['OrderSummary'][] = []
  for (const order of page) items.push(toOrderSummary(await loadOrder(ctx.store, order), ctx))
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    status: 200,
    body: {
      Items: items,
      NextCursor: last ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
      AsOf: ctx.now,
    },
  }
})
