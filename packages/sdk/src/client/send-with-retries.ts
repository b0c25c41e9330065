import { retryAfterSecondsOf } from '../errors/read-headers.ts'
import type { Outgoing } from './build-request.ts'

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

type Attempt = { response: Response } | { cause: unknown }

const firstWaitMs = 300
const longestWaitMs = 5_000
const passingStatuses = [502, 503, 504]

/** Sends, and repeats what may be repeated while the failure looks passing. The idempotency key stays the same. */
export async function sendWithRetries(
  request: Outgoing,
  send: Send,
  rules: RetryRules,
): Promise<Response> {
  for (let tried = 0; ; tried += 1) {
    rules.signal.throwIfAborted()
    const mayRepeat = rules.isRepeatable && tried < rules.retries
    const attempt = await attemptOnce(send, request)
    const waitMs = mayRepeat ? await waitBeforeNext(attempt, tried, rules) : null
    if (waitMs === null || rules.signal.aborted) {
      if ('response' in attempt) return attempt.response
      throw attempt.cause
    }
    if ('response' in attempt) discard(attempt.response)
    await sleep(waitMs, rules.signal)
  }
}

/** What the browser knows of its connection; never true where nothing knows. */
export function isOffline(): boolean {
  // DOM types promise a boolean; servers and workers have none.
  const known: { onLine?: boolean } | undefined = globalThis.navigator
  return known?.onLine === false
}

async function attemptOnce(send: Send, request: Outgoing): Promise<Attempt> {
  try {
    return { response: await send(request) }
  } catch (cause) {
    return { cause }
  }
}

async function waitBeforeNext(
  attempt: Attempt,
  tried: number,
  rules: RetryRules,
): Promise<number | null> {
  const backoffMs = firstWaitMs * 3 ** tried * (0.5 + rules.random())
  if (!('response' in attempt)) return isOffline() ? null : backoffMs
  if (!(await isPassing(attempt.response))) return null
  const askedSeconds = retryAfterSecondsOf(attempt.response, rules.now())
  if (askedSeconds === null) return backoffMs
  return askedSeconds * 1000 > longestWaitMs ? null : askedSeconds * 1000
}

async function isPassing(response: Response): Promise<boolean> {
  if (passingStatuses.includes(response.status)) return true
  if (response.status !== 409) return false
  // The first try still runs on the server: its answer is replayed to whoever asks a moment later.
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    body.code === 'idempotency_in_progress'
  )
}

/** An unread body would keep its connection busy. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => undefined)
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
