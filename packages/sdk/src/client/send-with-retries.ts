import { retryAfterSecondsOf } from '../errors/read-headers.ts'
import type { Outgoing } from './build-request.ts'
import type { Exchange } from './exchange.ts'
import { parseJson } from './parse-json.ts'

/** How a request leaves: fetch, or XMLHttpRequest for an upload that shows its progress. */
export type Send = (request: Outgoing) => Promise<Response>

export type RetryRules = {
  /** False where a second arrival could act twice. */
  isRepeatable: boolean
  retries: number
  signal: AbortSignal
  now: () => number
  random: () => number
}

type Answer = { response: Response; text: string }
type Attempt = Answer | { cause: unknown }

const firstWaitMs = 300
const longestWaitMs = 5_000
const passingStatuses = [502, 503, 504]

/** Sends, and repeats what may be repeated while the failure looks passing. The idempotency key stays the same. */
export async function sendWithRetries(
  request: Outgoing,
  send: Send,
  rules: RetryRules,
  state: Exchange,
): Promise<Answer> {
  for (let tried = 0; ; tried += 1) {
    rules.signal.throwIfAborted()
    const mayRepeat = rules.isRepeatable && tried < rules.retries
    const attempt = await attemptOnce(send, request, state)
    const waitMs = mayRepeat ? waitBeforeNext(attempt, tried, rules) : null
    if (waitMs === null || rules.signal.aborted) {
      if ('response' in attempt) return attempt
      throw attempt.cause
    }
    state.response = undefined
    await sleep(waitMs, rules.signal)
  }
}

/** What the browser knows of its connection; never true where nothing knows. */
export function isOffline(): boolean {
  // DOM types promise a boolean; servers and workers have none.
  const known: { onLine?: boolean } | undefined = globalThis.navigator
  return known?.onLine === false
}

/** With its body, since a connection may break within it. */
async function attemptOnce(send: Send, request: Outgoing, state: Exchange): Promise<Attempt> {
  try {
    const response = await send(request)
    state.response = response
    return { response, text: await response.text() }
  } catch (cause) {
    return { cause }
  }
}

function waitBeforeNext(attempt: Attempt, tried: number, rules: RetryRules): number | null {
  const backoffMs = Math.min(firstWaitMs * 3 ** tried, longestWaitMs) * (0.5 + rules.random())
  if (!('response' in attempt)) return isOffline() ? null : backoffMs
  if (!isPassing(attempt)) return null
  const askedSeconds = retryAfterSecondsOf(attempt.response, rules.now())
  if (askedSeconds === null) return backoffMs
  return askedSeconds * 1000 > longestWaitMs ? null : askedSeconds * 1000
}

function isPassing({ response: { status }, text }: Answer): boolean {
  if (passingStatuses.includes(status)) return true
  // The first try still runs on the server: its answer is replayed to whoever asks a moment later.
  const body = parseJson(text) as { code?: unknown } | null | undefined // whatever it is, it has a code or none
  return status === 409 && body?.code === 'idempotency_in_progress'
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
