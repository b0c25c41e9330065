import { Hono } from 'hono'
import * as z from 'zod'

import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { findProductDay, listStocked, setUnitsLeft } from './product-stock.ts'
import { jsonInput, queryInput } from './read-input.ts'

const dayQuery = z.strictObject({ id: z.string().max(44), date: z.iso.date() })
const leftInput = dayQuery.extend({
  left: z.int().min(0).max(5000),
  unit: z.string().max(24).optional(),
})

/** The routes that show and set the stock of listed products by day; ferries have routes of their own. */
export function stockRoutes(services: SandboxParts) {
  return new Hono()
    .get('/stock', (c) => c.json(listStocked(services)))
    .get('/stock/day', queryInput(dayQuery), async (c) =>
      c.json(await findProductDay(services, c.req.valid('query'))),
    )
    .post('/stock/left', jsonInput(leftInput), async (c) =>
      c.json(await setUnitsLeft(services, c.req.valid('json'))),
    )
}
