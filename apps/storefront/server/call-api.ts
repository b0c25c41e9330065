import type { ServerClock } from '../src/shared/app/visitor/server-clock.ts'
import type { Settings } from './settings.ts'

/** The data that every call for a visitor carries: the address for the API's limits, and the request that caused it. */
export type CallContext = {
  address: string | undefined
  requestId: string
  /** The trace that the request is a part of; undefined if it names none. */
  traceparent: string | undefined
}

/** The milliseconds that the API may take before a page is sent without its answer. */
const PATIENCE_MS = 10_000

export type CallApi = (
  request: Request,
  context: CallContext,
  /** Aborts the call when its answer is no longer needed. */
  signal?: AbortSignal,
) => Promise<Response>

/**
 * Sends the calls of rendering to the API, whatever origin they name, and sets the clock by the answers. It resolves with the
 * whole answer, or rejects.
 */
export function createApiCaller({ api }: Pick<Settings, 'api'>, clock: ServerClock): CallApi {
  return async (request, { address, requestId, traceparent }, signal) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('X-Request-Id', requestId)
    if (traceparent !== undefined) headers.set('traceparent', traceparent)
    if (address !== undefined) headers.set('X-Forwarded-For', address)
    // The body may be read whole, because reads have none and a quote sends a few hundred bytes.
    const body = request.body === null ? null : await request.arrayBuffer()
    return withDeadline([request.signal, ...(signal ? [signal] : [])], async (ending) => {
      const { method } = request
      const options = { headers, method, body, signal: ending }
      const response = await fetch(new URL(pathname + search, api), options)
      clock.setBy(response)
      const answer = await response.arrayBuffer()
      return new Response(answer.byteLength === 0 ? null : answer, response)
    })
  }
}

/**
 * Aborts work at the first of the signals, or when its time is over. `AbortSignal.timeout` would outlive each call by
 * seconds, and with it all that it refers to.
 */
async function withDeadline<Result>(
  signals: readonly AbortSignal[],
  work: (ending: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const end = () => controller.abort()
  const timer = setTimeout(end, PATIENCE_MS)
  for (const signal of signals) signal.addEventListener('abort', end)
  if (signals.some(({ aborted }) => aborted)) end()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    for (const signal of signals) signal.removeEventListener('abort', end)
  }
}
