import { Hono } from 'hono'

import { refuse } from '../../engine/http/refusal.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { findConsoleOrder } from './find-order.ts'

/** The route of one order with its transfers and states. */
export function orderRoutes(services: SandboxParts) {
  return new Hono().get('/orders/:id', async (c) => {
    const order = await findConsoleOrder(services, c.req.param('id'))
    if (!order) refuse('not_found')
    return c.json(order)
  })
}
