import { Hono } from 'hono'
import * as z from 'zod'

import { refuse } from '../../engine/http/refusal.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { queryInput } from './read-input.ts'

const requestsQuery = z.strictObject({
  after: z.string().optional(),
  operation: z.string().optional(),
  status: z
    .string()
    .regex(/^[1-5](\d\d|xx)$/)
    .optional(),
  violations: z.enum(['true', 'false']).optional(),
})

export type RequestsQuery = z.input<typeof requestsQuery>

/** The routes of the request log. Requests are listed newest first. */
export function requestRoutes({ requests }: SandboxParts) {
  return new Hono()
    .get('/requests', queryInput(requestsQuery), (c) => {
      const { violations, ...filter } = c.req.valid('query')
      const wanted =
        violations === undefined ? filter : { ...filter, violations: violations === 'true' }
      return c.json({ requests: requests.list(wanted).toReversed() })
    })
    .get('/requests/:id', (c) => c.json(requests.find(c.req.param('id')) ?? refuse('not_found')))
    .post('/requests/clear', (c) => {
      requests.clear()
      return c.json({ requests: requests.list() })
    })
}
