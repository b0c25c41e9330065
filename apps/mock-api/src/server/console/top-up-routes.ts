import { Hono } from 'hono'
import * as z from 'zod'

import { refuse } from '../../engine/http/refusal.ts'
import { TOP_UP_REJECTIONS } from '../../features/wallet/decide-top-up.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import {
  approveAtConsole,
  findTopUpProof,
  listConsoleTopUps,
  rejectAtConsole,
} from './console-top-ups.ts'
import { jsonInput } from './read-input.ts'
import { sendPicture } from './send-picture.ts'

const rejectInput = z.strictObject({ reason: z.enum(TOP_UP_REJECTIONS) })

/** The routes by which the console decides top-ups as the tenant. */
export function topUpRoutes(services: SandboxParts) {
  return new Hono()
    .get('/top-ups', async (c) => c.json(await listConsoleTopUps(services)))
    .get('/top-ups/:id/proof', async (c) => {
      const proof = await findTopUpProof(services, c.req.param('id'))
      if (!proof) refuse('not_found')
      return sendPicture(c, proof, `proof-${c.req.param('id')}`)
    })
    .post('/top-ups/:id/approve', async (c) =>
      c.json(await approveAtConsole(services, c.req.param('id'))),
    )
    .post('/top-ups/:id/reject', jsonInput(rejectInput), async (c) =>
      c.json(await rejectAtConsole(services, c.req.param('id'), c.req.valid('json').reason)),
    )
}
