import type { Scenario, ScenarioCall, ScenarioStep } from '../scenarios/scenario.ts'
import type { Answered, CallParts } from './create-caller.ts'
import { openSandbox } from './open-sandbox.ts'

type Kept = Map<string, string>

/** Does what a scenario asks for in a fresh sandbox, and gives the answers of its last call: two when it is sent twice. */
export async function playScenario(scenario: Scenario): Promise<Answered<unknown>[]> {
  const { send, clock, fetch } = await openSandbox()
  const kept: Kept = new Map()
  for (const step of scenario.given ?? []) await playStep(step)
  const call = fill(scenario.call, kept)
  const times = scenario.twiceAtOnce ? [1, 2] : [1]
  return Promise.all(times.map(() => send(call.operation, toParts(call))))

  async function actAtConsole({ console: path, body }: { console: string; body: unknown }) {
    const response = await fetch(
      new Request(`http://sandbox.test/__mock/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  }

  async function playStep(step: ScenarioStep): Promise<void> {
    if ('advanceSeconds' in step) return clock.advance(step.advanceSeconds)
    if ('console' in step) return actAtConsole(fill(step, kept))
    for (let time = 0; time < (step.times ?? 1); time += 1) {
      const filled = fill(step, kept)
      const answer = await send(filled.operation, toParts(filled))
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

/** The same with every `{name}` replaced by what was kept under it. */
function fill<T extends object>(template: T, kept: Kept): T {
  const text = JSON.stringify(template).replaceAll(
    /\{(\w+)\}/g,
    (match, name: string) => kept.get(name) ?? match,
  )
  return JSON.parse(text) as T // what was just written
}

function toParts({ file, operation: _operation, ...parts }: ScenarioCall): CallParts {
  if (!file) return parts
  const start = Uint8Array.from(file.start, (letter) => letter.charCodeAt(0))
  const bytes = new Uint8Array(Math.max(start.length, file.size ?? 0))
  bytes.set(start)
  const form = new FormData()
  form.set('File', new File([bytes], file.name, { type: 'image/png' }))
  return { ...parts, body: form }
}
