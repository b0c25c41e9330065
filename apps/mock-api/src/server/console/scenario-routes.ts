import { Hono } from 'hono'

import { refuse } from '../../engine/http/refusal.ts'
import { documentedInputs, findScenario } from '../../scenarios/index.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { listScenarios } from './list-scenarios.ts'
import { runScenario } from './run-scenario.ts'

/** Documented inputs that force each ending, to read and to play. */
export function scenarioRoutes({ host }: SandboxParts) {
  return new Hono()
    .get('/scenarios', (c) => c.json({ groups: listScenarios(), inputs: documentedInputs }))
    .post('/scenarios/:id/run', async (c) => {
      const scenario = findScenario(c.req.param('id')) ?? refuse('not_found')
      return c.json(await runScenario(host, scenario, new URL(c.req.url).origin))
    })
}
