import { at } from './json-pointer.ts'
import type { Expected, Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'
import { type SentCall, toRequest, toSentCall } from './to-request.ts'

/** What came back. `status` 0: the connection broke. */
export type PlayedAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON where it is JSON, else text. */
  readonly body: unknown
  readonly text: string
}

/** One request of a scenario and its answer, in the order in which they were sent. */
export type PlayedStep = { readonly request: SentCall; readonly answer: PlayedAnswer }

export type PlayedScenario = {
  readonly steps: readonly PlayedStep[]
  /** Whether it ended as the table says. */
  readonly passed: boolean
}

/** Where a scenario is played: a fresh sandbox whose clock stands at `SCENARIO_CLOCK`, in process or over a network. */
export type Stage = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin?: string
}

type Kept = Map<string, string>

/** Does what a scenario asks for and compares how it ends. Throws when a step before the last is not possible. */
export async function playScenario(scenario: Scenario, stage: Stage): Promise<PlayedScenario> {
  const { origin = 'http://localhost', fetch } = stage
  const kept: Kept = new Map()
  const steps: PlayedStep[] = []
  const send = async (call: ScenarioCall) => {
    const key = `${scenario.id.slice(0, 40)}-key-${String(steps.length).padStart(12, '0')}`
    const request = toSentCall(fill(call, kept), key)
    const step = { request, answer: await answerOf(() => fetch(toRequest(origin, request))) }
    steps.push(step)
    return step.answer
  }
  for (const step of scenario.given ?? []) await playStep(step, { send, kept })
  const times = scenario.twiceAtOnce ? [1, 2] : [1]
  const call = { ...scenario.call, ...(scenario.twiceAtOnce && sameKey(scenario)) }
  const last = await Promise.all(times.map(() => send(call)))
  return { steps, passed: last.some((answer) => isAsExpected(scenario.expected, answer)) }
}

/** The requests of a step: time and console are calls too. */
export function toCall(step: ScenarioStep): ScenarioCall {
  if ('advanceSeconds' in step)
    return {
      operation: 'POST /__mock/api/clock/advance',
      body: { seconds: step.advanceSeconds },
    }
  if ('console' in step) return { operation: `POST /__mock/api/${step.console}`, body: step.body }
  return step
}

async function playStep(
  step: ScenarioStep,
  { send, kept }: { send: (call: ScenarioCall) => Promise<PlayedAnswer>; kept: Kept },
): Promise<void> {
  const call = toCall(step)
  const { times = 1, keep = {} } = 'operation' in step ? step : {}
  const refused = 'console' in step ? step.refused : undefined
  for (let time = 0; time < times; time += 1) {
    const answer = await send(call)
    const isRight = refused ? at(answer.body, '/code') === refused : answer.status < 400
    if (!isRight) throw new Error(`${call.operation}: ${answer.status} ${answer.text}`)
    for (const [name, pointer] of Object.entries(keep))
      kept.set(name, String(at(answer.body, pointer)))
  }
}

function sameKey(scenario: Scenario): Pick<ScenarioCall, 'header'> {
  return { header: { 'Idempotency-Key': `${scenario.id}-twice`, ...scenario.call.header } }
}

export function isAsExpected(expected: Expected, { status, headers, body }: PlayedAnswer): boolean {
  if ('broken' in expected) return status === 0
  if ('refused' in expected) return status >= 400 && at(body, '/code') === expected.refused
  const found = Object.entries(expected.answered).every(
    ([pointer, value]) => (at(body, pointer) ?? null) === value,
  )
  const sent = Object.entries(expected.header ?? {}).every(
    ([name, value]) => headers[name.toLowerCase()] === value,
  )
  return status > 0 && status < 400 && found && sent
}

async function answerOf(ask: () => Promise<Response>): Promise<PlayedAnswer> {
  try {
    const response = await ask()
    const text = await response.text()
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, headers, text, body: parseIfJson(text) }
  } catch {
    return { status: 0, headers: {}, text: '', body: null }
  }
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The same with every `{name}` replaced by what was kept under it. */
function fill<T extends object>(template: T, kept: Kept): T {
  const text = JSON.stringify(template).replaceAll(
    /\{(\w+)\}/g,
    (match, name: string) => kept.get(name) ?? match,
  )
  return JSON.parse(text) as T // what was just written
}
