import { Hono } from 'hono'
import * as z from 'zod'

import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { playHistory, type SendToSandbox } from './drawn/play-history.ts'
import { jsonInput } from './read-input.ts'

const MOST_ORDERS = 50

const historyInput = z.strictObject({
  tenant: z.string(),
  username: z.string(),
  orders: z.int().min(1).max(MOST_ORDERS),
})

/** The routes that place orders for an account, as its user could have. */
export function historyRoutes(services: SandboxParts, send: SendToSandbox) {
  return new Hono().post('/history', jsonInput(historyInput), async (c) =>
    c.json(await playHistory(services, send, c.req.valid('json'))),
  )
}
