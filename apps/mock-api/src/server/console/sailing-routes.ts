import { Hono } from 'hono'
import * as z from 'zod'

import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { jsonInput, queryInput } from './read-input.ts'
import { findSailing, listDirections, listSailings, setSeatsLeft } from './sailing-seats.ts'

const sailingsQuery = z.strictObject({ from: z.string(), to: z.string(), date: z.iso.date() })
const seatsInput = z.strictObject({
  seatsLeft: z.int().min(0).max(5000),
  class: z.string().max(3).optional(),
})

export type SailingsQuery = z.input<typeof sailingsQuery>

/** The routes that show and set the seats left on sailings. */
export function sailingRoutes(services: SandboxParts) {
  return new Hono()
    .get('/sailings', queryInput(sailingsQuery), async (c) =>
      c.json({ sailings: await listSailings(services, c.req.valid('query')) }),
    )
    .get('/sailings/directions', (c) => c.json(listDirections(services)))
    .get('/sailings/:id', async (c) => c.json(await findSailing(services, c.req.param('id'))))
    .post('/sailings/:id/capacity', jsonInput(seatsInput), async (c) =>
      c.json(await setSeatsLeft(services, c.req.param('id'), c.req.valid('json'))),
    )
}
