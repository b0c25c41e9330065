import type { Result } from '../errors/call-error.ts'
import { Refusal } from './refusal.ts'

/** The progress of an attempt, which decides whether it may be repeated. */
export type CallProgress = {
  /** `given` until the request is built, `built` until fetch gets it, then `sent`. */
  stage: 'given' | 'built' | 'sent'
  response: Response | undefined
}

export type RepeatRules = {
  /** False if a second arrival of the call could act twice. */
  isRepeatable: boolean
  retries: number
  signal: AbortSignal
  random: () => number
}

const firstWaitMs = 300
const longestWaitMs = 5_000
const passingStatuses = [502, 503, 504]

/** Repeats an attempt while that is safe and its failure looks temporary. */
export async function repeatWhenSafe(
  attempt: () => Promise<Result<unknown>>,
  rules: RepeatRules,
  state: CallProgress,
): Promise<Result<unknown>> {
  for (let tried = 0; ; tried += 1) {
    rules.signal.throwIfAborted()
    try {
      return await attempt()
    } catch (cause) {
      const mayRepeat = rules.isRepeatable && tried < rules.retries && state.stage === 'sent'
      const waitMs = mayRepeat ? waitBeforeNext(cause, tried, rules) : null
      if (waitMs === null || rules.signal.aborted) throw cause
      state.response = undefined
      await sleep(waitMs, rules.signal)
    }
  }
}

/** Whether the browser says that it is offline; false elsewhere. */
export function isOffline(): boolean {
  // The DOM types promise a boolean, but servers and workers have no such property.
  const known: { onLine?: boolean } | undefined = globalThis.navigator
  return known?.onLine === false
}

function waitBeforeNext(cause: unknown, tried: number, { random }: RepeatRules): number | null {
  const backoffMs = Math.min(firstWaitMs * 3 ** tried, longestWaitMs) * (0.5 + random())
  if (!(cause instanceof Refusal)) return isOffline() ? null : backoffMs
  const { status, code, retryAfterSeconds } = cause.problem
  // The first try is still running on the server, which replays its answer to a later try.
  const isRunning = status === 409 && code === 'idempotency_in_progress'
  // The data cannot be fetched now or a moment later, so the caller gets the error without further tries.
  const isPassing = passingStatuses.includes(status) && code !== 'data_unavailable'
  if (!isRunning && !isPassing) return null
  const waitMs = retryAfterSeconds === null ? backoffMs : retryAfterSeconds * 1000
  return retryAfterSeconds !== null && waitMs > longestWaitMs ? null : waitMs
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
