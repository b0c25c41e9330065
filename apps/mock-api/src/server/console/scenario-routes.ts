import { nearestName } from '@selat/command'
import { Hono } from 'hono'

import { refuse } from '../../engine/http/refusal.ts'
import {
  documentedInputs,
  findScenario,
  type Scenario,
  scenarioGroups,
  curlPreface,
  curlText,
  type PlayedStep,
  playScenario,
} from '../../scenarios/index.ts'
import type { ScenarioCall } from '../../scenarios/scenario.ts'
import type { SandboxHost } from '../parts/sandbox-host.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** The routes that list scenarios and play them. */
export function scenarioRoutes({ host }: SandboxParts) {
  return new Hono()
    .get('/scenarios', (c) => c.json({ groups: listScenarios(), inputs: documentedInputs }))
    .post('/scenarios/:id/run', async (c) => {
      const scenario = findScenario(c.req.param('id')) ?? refuseUnknown(c.req.param('id'))
      return c.json(await runScenario(host, scenario, new URL(c.req.url).origin))
    })
}

/** Names the most similar scenario, because the list of all of them is long. */
function refuseUnknown(id: string): never {
  const ids = scenarioGroups.flatMap(({ scenarios }) => scenarios.map((scenario) => scenario.id))
  const near = nearestName(id, ids)
  const hint = near === null ? '' : ` Did you mean ${near}?`
  return refuse('not_found', {
    errors: [
      { pointer: 'path:id', code: 'unknown', params: near === null ? {} : { nearest: near } },
    ],
    detail: `There is no scenario “${id}”.${hint} GET /__mock/api/scenarios lists them.`,
  })
}

const SHOWN_LETTERS = 200

/** The table of scenarios as the console shows it. */
function listScenarios() {
  return scenarioGroups.map(({ title, scenarios }) => ({
    title,
    scenarios: scenarios.map(toConsoleScenario),
  }))
}

function toConsoleScenario({ id, title, what, call, expected, twiceAtOnce = false }: Scenario) {
  const input = inputText(call)
  return { id, title, what, operation: call.operation, input, expected, twiceAtOnce }
}

/**
 * Returns the input of a scenario's last call as JSON; null without input. A long text is cut and shown with its length.
 */
function inputText({ operation: _operation, ...input }: ScenarioCall): string | null {
  if (Object.keys(input).length === 0) return null
  return JSON.stringify(input, (_name, value: unknown) =>
    typeof value === 'string' && value.length > SHOWN_LETTERS
      ? `${value.slice(0, 20)}… (${value.length} letters)`
      : value,
  )
}

/** Plays a scenario in a sandbox of its own. Returns its requests and answers, also as commands for a shell. */
async function runScenario(host: SandboxHost, scenario: Scenario, origin: string) {
  const { fetch, close } = await host.openTemporary()
  try {
    const { steps, passed } = await playScenario(scenario, { fetch })
    return {
      id: scenario.id,
      passed,
      steps: steps.map(toConsoleStep),
      curl: `${curlPreface(origin)}\n\n${curlText(scenario)}\n`,
    }
  } finally {
    await close()
  }
}

function toConsoleStep({ request, answer }: PlayedStep) {
  const { method, path, headers, body, file } = request
  const { status, headers: given, text } = answer
  return {
    request: { method, path, headers, body, file: file?.name ?? null },
    answer: { status, headers: given, body: text === '' ? null : text },
  }
}
