import type { Settings } from './settings.ts'

/** What goes along with every call for a visitor: who they are to the API's limits, and which request asked. */
export type CallContext = { address: string | undefined; requestId: string }

/** How long the API may take before a page goes without its answer. */
const PATIENCE_MS = 10_000

export type CallApi = (request: Request, context: CallContext) => Promise<Response>

/** Sends calls that rendering makes to the API, whatever origin they name. */
export function createApiCaller({ api }: Pick<Settings, 'api'>): CallApi {
  return async (request, { address, requestId }) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('X-Request-Id', requestId)
    if (address !== undefined) headers.set('X-Forwarded-For', address)
    return fetch(new URL(pathname + search, api), {
      headers,
      method: request.method,
      // Of reads there is none; a quote is asked for with a few hundred bytes.
      body: request.body === null ? null : await request.arrayBuffer(),
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
  }
}
