import openapi from '@selat/sdk/openapi.json' with { type: 'json' }
import { Hono } from 'hono'
import * as z from 'zod'

import { refuse } from '../../engine/http/refusal.ts'
import { version } from '../../engine/version.ts'
import { SANDBOX_NAME } from '../../operation/sandbox-name.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { resetState } from '../snapshots/reset-state.ts'
import { listTenants } from './list-tenants.ts'
import { jsonInput } from './read-input.ts'

const sandboxInput = z.strictObject({ name: z.string().regex(SANDBOX_NAME) })

/** The routes of this sandbox and the others of the server. */
export function sandboxRoutes(services: SandboxParts) {
  const { host, about } = services
  return new Hono()
    .get('/info', (c) => c.json(describeSandbox(services)))
    .get('/tenants', (c) => c.json({ tenants: listTenants(services) }))
    .get('/sandboxes', async (c) => c.json({ current: about.name, sandboxes: await host.list() }))
    .post('/sandboxes', jsonInput(sandboxInput), async (c) =>
      c.json(await host.open(c.req.valid('json').name)),
    )
    .delete('/sandboxes/:name', async (c) => {
      if (!(await host.remove(c.req.param('name')))) refuse('not_found')
      return c.json({ current: about.name, sandboxes: await host.list() })
    })
    .post('/reset', async (c) => {
      await resetState(services)
      return c.json({ reset: true })
    })
}

/** Describes the sandbox: its name, engine, versions and clock. */
function describeSandbox({ about, clock }: SandboxParts) {
  return {
    ...about,
    version,
    contract: openapi.info.version,
    clock: clock.state(),
  }
}
