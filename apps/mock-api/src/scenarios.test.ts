import { operations } from '@selat/sdk/operations'
import { expect, it } from 'vitest'

import { scenarios } from './scenarios.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { operationIds } from './testing/open-sandbox.ts'
import { at, playScenario } from './testing/play-scenario.ts'

/** Any call can meet these; one scenario stands for all. */
const anywhere: readonly string[] = [
  'internal_error',
  'payload_too_large',
  'tenant_unknown',
  'unsupported_media_type',
  'validation_failed',
]

const codeOf = ({ unavailableAt }: Scenario, body: unknown) =>
  unavailableAt ? at(body, `${unavailableAt}/Code`) : at(body, '/code')

it.each(
  scenarios.map((scenario) => [`${scenario.call.operation} ${scenario.code}`, scenario] as const),
)('ERR-3 the documented input forces %s', async (_name, scenario) => {
  const answers = await playScenario(scenario)

  const codes = answers.map((answer) => codeOf(scenario, answer.body))
  expect(codes).toContain(scenario.code)
  expect(
    answers.every(({ status }) => status < 500 || scenario.call.header?.['X-Mock-Fault']),
  ).toBe(true)
})

it('ERR-3 every refusal that an operation declares has a scenario', () => {
  const provoked = new Set(scenarios.map(({ call, code }) => `${call.operation} ${code}`))
  const declared = operationIds().flatMap((id) =>
    operations[id].problemCodes.map((code) => [id, code] as const),
  )

  const missing = declared.filter(
    ([id, code]) => !anywhere.includes(code) && !provoked.has(`${id} ${code}`),
  )

  expect(missing).toEqual([])
})
