import type { Expected, Scenario, ScenarioCall, ScenarioStep } from '../scenario.ts'
import { at } from './json-pointer.ts'
import { type SentCall, toRequest, toSentCall } from './to-request.ts'

/** The answer of a step. `status` is 0 if the connection broke. */
export type PlayedAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The parsed body if it is JSON, otherwise its text. */
  readonly body: unknown
  readonly text: string
}

/** One request of a scenario, and its answer. */
export type PlayedStep = { readonly request: SentCall; readonly answer: PlayedAnswer }

export type PlayedScenario = {
  readonly steps: readonly PlayedStep[]
  /** Whether the scenario ended as expected. */
  readonly passed: boolean
}

/** The place where a scenario runs: a fresh sandbox whose clock is frozen at `SCENARIO_CLOCK`, in process or over a network. */
export type Stage = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin?: string
}

/**
 * The number of concurrent calls. Two would be too few: if a store must open a connection first, the first call may end
 * before the second starts.
 */
const AT_ONCE = 4

/** Runs a scenario and compares its end with the expected one. Throws if a step before the last fails. */
export async function playScenario(scenario: Scenario, stage: Stage): Promise<PlayedScenario> {
  const player = createPlayer(stage, scenario.id)
  for (const step of scenario.given ?? []) await player.play(step)
  const times = Array.from({ length: scenario.twiceAtOnce ? AT_ONCE : 1 })
  const call = { ...scenario.call, ...(scenario.twiceAtOnce && sameKey(scenario)) }
  const last = await Promise.all(times.map(() => player.send(call)))
  const passed = last.some((answer) => isAsExpected(scenario.expected, answer))
  return { steps: player.steps, passed }
}

/** Runs some steps and returns the values that they kept. */
export async function playSteps(
  given: readonly ScenarioStep[],
  stage: Stage,
): Promise<ReadonlyMap<string, string>> {
  const player = createPlayer(stage, 'steps')
  for (const step of given) await player.play(step)
  return player.kept
}

/** Makes a player that sends calls, records them, and keeps values that later ones need. */
function createPlayer({ origin = 'http://localhost', fetch }: Stage, name: string) {
  const kept = new Map<string, string>()
  const steps: PlayedStep[] = []

  async function send(call: ScenarioCall): Promise<PlayedAnswer> {
    const key = `${name.slice(0, 40)}-key-${String(steps.length).padStart(12, '0')}`
    const request = toSentCall(fillCall(call, kept), key)
    const answer = await answerOf(() => fetch(toRequest(origin, request)))
    steps.push({ request, answer })
    return answer
  }

  async function play(step: ScenarioStep): Promise<void> {
    const call = toCall(step)
    const { times = 1, keep = {} } = 'operation' in step ? step : {}
    const refused = 'refused' in step ? step.refused : undefined
    for (let time = 0; time < times; time += 1) {
      const answer = await send(call)
      const { status, body } = answer
      const isRight = refused ? at(body, '/code') === refused : status > 0 && status < 400
      if (!isRight) throw new Error(`${call.operation}: ${status} ${answer.text}`)
      for (const [part, pointer] of Object.entries(keep)) kept.set(part, String(at(body, pointer)))
    }
  }
  return { send, play, kept, steps }
}

/** Returns the request of a step. Steps that move the clock or use the console are requests as well. */
export function toCall(step: ScenarioStep): ScenarioCall {
  if ('advanceSeconds' in step)
    return {
      operation: 'POST /__mock/api/clock/advance',
      body: { seconds: step.advanceSeconds },
    }
  if ('console' in step) return { operation: `POST /__mock/api/${step.console}`, body: step.body }
  return step
}

function sameKey(scenario: Scenario): Pick<ScenarioCall, 'header'> {
  return { header: { 'Idempotency-Key': `${scenario.id}-twice`, ...scenario.call.header } }
}

export function isAsExpected(expected: Expected, answer: PlayedAnswer): boolean {
  const { status, headers, body } = answer
  if ('broken' in expected) return status === 0
  if ('unreadable' in expected) return status > 0 && !isReadable(answer)
  if ('refused' in expected) return status >= 400 && at(body, '/code') === expected.refused
  const found = Object.entries(expected.answered).every(
    ([pointer, value]) => (at(body, pointer) ?? null) === value,
  )
  const sent = Object.entries(expected.header ?? {}).every(
    ([name, value]) => headers[name.toLowerCase()] === value,
  )
  return status > 0 && status < 400 && found && sent
}

function isReadable({ headers, body }: PlayedAnswer): boolean {
  return typeof body === 'object' && /[/+]json\b/.test(headers['content-type'] ?? '')
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

/** Returns the call with every `{name}` replaced by the value that is kept under that name. */
export function fillCall(template: ScenarioCall, kept: ReadonlyMap<string, string>): ScenarioCall {
  const text = JSON.stringify(template).replaceAll(
    /\{(\w+)\}/g,
    (match, name: string) => kept.get(name) ?? match,
  )
  return JSON.parse(text) as ScenarioCall // the text was made from a call just now
}
