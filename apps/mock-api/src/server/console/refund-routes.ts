import { Hono } from 'hono'

import { refuse } from '../../engine/http/refusal.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { completeRefundAtConsole, listConsoleRefunds } from './console-refunds.ts'

/** The routes that list refunds and complete them, as a bank, card network or wallet would. */
export function refundRoutes(services: SandboxParts) {
  return new Hono()
    .get('/refunds', async (c) => c.json(await listConsoleRefunds(services)))
    .post('/refunds/:id/complete', async (c) => {
      const refund = await completeRefundAtConsole(services, c.req.param('id'))
      if (!refund) refuse('not_found')
      return c.json(refund)
    })
}
