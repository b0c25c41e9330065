import type { Scenario, ScenarioCall, ScenarioStep } from '../scenarios/scenario.ts'
import type { Answered, CallParts } from './create-caller.ts'
import { openSandbox } from './open-sandbox.ts'

type Kept = Map<string, string>

/** Does what a scenario asks for in a fresh sandbox, and gives the answers of its last call: two when it is sent twice. */
export async function playScenario(scenario: Scenario): Promise<Answered<unknown>[]> {
  const { send, clock } = await openSandbox()
  const kept: Kept = new Map()
  for (const step of scenario.given ?? []) await playStep(step)
  const { call, parts } = fill(scenario.call, kept)
  const times = scenario.twiceAtOnce ? [1, 2] : [1]
  return Promise.all(times.map(() => send(call.operation, parts)))

  async function playStep(step: ScenarioStep): Promise<void> {
    if ('advanceSeconds' in step) return clock.advance(step.advanceSeconds)
    for (let time = 0; time < (step.times ?? 1); time += 1) {
      const filled = fill(step, kept)
      const answer = await send(filled.call.operation, filled.parts)
      if (answer.status >= 400) throw new Error(`${step.operation}: ${answer.text}`)
      for (const [name, pointer] of Object.entries(step.keep ?? {}))
        kept.set(name, String(at(answer.body, pointer)))
    }
  }
}

/** The value that a JSON Pointer finds. */
export function at(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], body) // any JSON has members
}

function fill(call: ScenarioCall, kept: Kept): { call: ScenarioCall; parts: CallParts } {
  const text = JSON.stringify(call).replaceAll(
    /\{(\w+)\}/g,
    (match, name: string) => kept.get(name) ?? match,
  )
  const { operation, ...parts } = JSON.parse(text) as ScenarioCall // what was just written
  return { call: { operation, ...parts }, parts }
}
