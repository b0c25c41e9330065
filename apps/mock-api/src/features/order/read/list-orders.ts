import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineOperation } from '../../../operation/operation.ts'
import { requireUser } from '../../account/require-user.ts'
import { loadOrder } from '../booking/load-order.ts'
import { listOwnOrders } from './list-own-orders.ts'
import { toOrderSummary } from './to-order-summary.ts'

export const listOrders = defineOperation('listOrders', async ({ query }, ctx) => {
  const { status, product, dateFrom, dateUntil, search } = query
  const user = requireUser(ctx)
  const owner = {
    tenant: ctx.tenant.slug,
    userId: user.id,
    agencyId: user.agency?.id ?? null,
  }
  const filter = { status, product, dateFrom, dateUntil, search }
  const { rows, NextCursor } = await listOwnOrders(ctx.store, owner, filter, query)
  const items: Schemas['OrderSummary'][] = []
  for (const order of rows) items.push(toOrderSummary(await loadOrder(ctx.store, order), ctx))
  return { status: 200, body: { Items: items, NextCursor, AsOf: ctx.now } }
})
