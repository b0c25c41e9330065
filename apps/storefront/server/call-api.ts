import type { Settings } from './settings.ts'

/** What goes along with every call for a visitor: who they are to the API's limits, and which request asked. */
export type CallContext = {
  address: string | undefined
  requestId: string
  /** The trace that the request is a part of, where it names one. */
  traceparent: string | undefined
}

/** How long the API may take before a page goes without its answer. */
const PATIENCE_MS = 10_000

export type CallApi = (
  request: Request,
  context: CallContext,
  /** Aborts where nobody waits for the answer any more. */
  signal?: AbortSignal,
) => Promise<Response>

/** Sends calls that rendering makes to the API, whatever origin they name. Each has come whole, or has failed. */
export function createApiCaller({ api }: Pick<Settings, 'api'>): CallApi {
  return async (request, { address, requestId, traceparent }, signal) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('X-Request-Id', requestId)
    if (traceparent !== undefined) headers.set('traceparent', traceparent)
    if (address !== undefined) headers.set('X-Forwarded-For', address)
    // Of reads there is none; a quote is asked for with a few hundred bytes.
    const body = request.body === null ? null : await request.arrayBuffer()
    return withDeadline([request.signal, ...(signal ? [signal] : [])], async (ending) => {
      const { method } = request
      const options = { headers, method, body, signal: ending }
      const response = await fetch(new URL(pathname + search, api), options)
      const answer = await response.arrayBuffer()
      return new Response(answer.byteLength === 0 ? null : answer, response)
    })
  }
}

/**
 * Ends work with the first of the signals, or when its time is over. `AbortSignal.timeout` would outlive each call by
 * seconds, and all that hangs on it.
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
