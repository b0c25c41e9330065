import { Hono } from 'hono'

import { refuse } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { documentedInputs, findScenario } from '../../scenarios.ts'
import { listScenarios } from '../list-scenarios.ts'
import { runScenario } from '../run-scenario.ts'

/** Documented inputs that force each ending, to read and to play. */
export function scenarioRoutes({ house }: Services) {
  return new Hono()
    .get('/scenarios', (c) => c.json({ groups: listScenarios(), inputs: documentedInputs }))
    .post('/scenarios/:id/run', async (c) => {
      const scenario = findScenario(c.req.param('id')) ?? refuse('not_found')
      return c.json(await runScenario(house, scenario, new URL(c.req.url).origin))
    })
}
