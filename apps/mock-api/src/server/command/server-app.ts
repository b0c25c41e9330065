import { isOwnName } from '@selat/command/is-own-name'
import { Hono } from 'hono'

import { isOfApi } from '../../engine/http/cross-origin.ts'
import { problemAnswer } from '../../engine/http/problem-document.ts'
import { requestIdOf } from '../../engine/http/request-id.ts'
import { pathOf } from '../../engine/http/split-url.ts'
import { negotiateLanguage } from '../../engine/language.ts'
import { createIds } from '../../engine/random/ids.ts'
import { secureRandom } from '../../engine/random/random.ts'
import { StoreNotWritable } from '../../engine/store/not-writable.ts'
import { wait } from '../../engine/time/wait.ts'
import { MAIN_SANDBOX } from '../../operation/sandbox-name.ts'
import type { Metrics } from '../observe/create-metrics.ts'
import { createReference } from '../reference/create-reference.ts'
import type { Sandboxes } from '../sandbox/sandboxes.ts'

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
const REFERENCE = /^\/(?:docs(?:\/|$)|openapi\.json$)/
const STORE_ANSWERS_MS = 2000

export type ServerParts = {
  readonly sandboxes: Pick<Sandboxes, 'open' | 'answer'>
  readonly metrics: Pick<Metrics, 'response'>
  /** The milliseconds by which every call of the API is delayed. */
  readonly latencyMs?: number
  /** Called with an error that kept a call from reaching its sandbox; a sandbox handles its own errors. */
  readonly onFailure?: (error: unknown) => void
}

export type ServerApp = {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>
  /** Makes `/readyz` answer 503 from now on. */
  readonly stopping: () => void
}

/**
 * Creates the app of a server: health checks and metrics, the reference of the contract, and all other calls in the sandbox
 * that they name.
 */
export function createServerApp({
  sandboxes,
  metrics,
  latencyMs = 0,
  onFailure,
}: ServerParts): ServerApp {
  let isStopping = false
  const answer = (request: Request, env: unknown) => {
    const given = sandboxes.answer(request, env)
    if (!(given instanceof Promise)) return given
    return given.catch((error: unknown) => {
      onFailure?.(error)
      return unavailable(request)
    })
  }
  const reference = createReference()
  const probes = new Hono()
  probes.get('/healthz', (c) => c.json({ status: 'alive' }, 200, NOT_KEPT))
  probes.get('/readyz', async (c) => {
    const reason = isStopping ? 'stopping' : await storeFailure(sandboxes)
    if (reason === null) return c.json({ status: 'ready' }, 200, NOT_KEPT)
    return c.json({ status: 'not_ready', reason }, 503, NOT_KEPT)
  })
  // Metrics are for the operator of the machine. As with the console, a page of another site must not read them through a
  // host name that it points here.
  probes.get('/metrics', async (c) =>
    isOwnName(new URL(c.req.url).hostname)
      ? metrics.response()
      : c.text('Metrics answer to the names and numbers of this machine only.', 403),
  )
  probes.all('*', (c) => c.text('Only GET.', 405, { Allow: 'GET, HEAD' }))

  return {
    stopping: () => void (isStopping = true),
    fetch(request, env) {
      if (isOfApi(request.url))
        return latencyMs === 0
          ? answer(request, env)
          : wait(latencyMs, request.signal).then(() => answer(request, env))
      const path = pathOf(request.url)
      if (PROBES.has(path)) return probes.fetch(request)
      if (REFERENCE.test(path)) return reference.fetch(request)
      return answer(request, env)
    },
  }
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }

/** Answers that the call's sandbox could not be opened, because its store does not answer. */
function unavailable(request: Request): Response {
  const language = negotiateLanguage(request.headers.get('Accept-Language') ?? undefined)
  const requestId = requestIdOf(request, createIds(secureRandom))
  const { status, headers, body } = problemAnswer({
    code: 'service_unavailable',
    requestId,
    language,
  })
  return new Response(body, {
    status,
    headers: { ...headers, 'X-Request-Id': requestId, 'Access-Control-Allow-Origin': '*' },
  })
}

/** Returns one word that says why the store does not answer; null if it does. */
async function storeFailure(sandboxes: Pick<Sandboxes, 'open'>): Promise<string | null> {
  const asked = async () => {
    const { store } = await sandboxes.open(MAIN_SANDBOX)
    await store.ready()
    return null
  }
  const patience = new AbortController()
  try {
    return await Promise.race([
      asked().catch((error: unknown) =>
        error instanceof StoreNotWritable ? 'store_not_writable' : 'store_unavailable',
      ),
      wait(STORE_ANSWERS_MS, patience.signal).then(() => 'store_slow'),
    ])
  } finally {
    patience.abort()
  }
}
