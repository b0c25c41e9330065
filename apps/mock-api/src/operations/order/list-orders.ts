import type { ServerSchemas as Schemas } from '@selat/sdk'

import { requireUser } from '../../accounts/require-user.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { listOwnOrders } from '../../orders/list-own-orders.ts'
import { loadBooking } from '../../orders/load-booking.ts'
import { readCursor, writeCursor } from '../../orders/order-cursor.ts'
import { toOrderSummary } from '../../orders/to-order-summary.ts'

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
  for (const order of page) items.push(toOrderSummary(await loadBooking(ctx.store, order), ctx))
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
