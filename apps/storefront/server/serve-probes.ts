import { isOwnName } from '@selat/command/is-own-name'
import { START_SYSTEM } from '@selat/domain'
import type { Hono } from 'hono'

import type { Metrics } from './metrics.ts'
import type { Settings } from './settings.ts'

/** The milliseconds that the API may take to answer a probe. */
const API_ANSWERS_MS = 2000

/** The headers with which proxies name the client of a request and themselves. */
const HEADERS_OF_PROXIES = ['x-forwarded-for', 'forwarded', 'via']

const NOT_KEPT = { 'Cache-Control': 'no-store' }

export type ProbeParts = {
  settings: Pick<Settings, 'api'>
  metrics: Metrics
  isStopping: () => boolean
}

/** Serves the probes for operations: whether the server is alive, whether it is ready for visitors, and its metrics. */
export function serveProbes(app: Hono, { settings, metrics, isStopping }: ProbeParts): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }, 200, NOT_KEPT))
  app.get('/readyz', async (context) => {
    const reason = isStopping() ? 'stopping' : await apiFailure(settings.api)
    if (reason === null) return context.json({ status: 'ready' }, 200, NOT_KEPT)
    return context.json({ status: 'not_ready', reason }, 503, NOT_KEPT)
  })
  // Visitors must not read the metrics. They use a public host name, or come through a proxy, which names itself.
  app.get('/metrics', async (context) => {
    const isInside =
      isOwnName(new URL(context.req.url).hostname) &&
      HEADERS_OF_PROXIES.every((name) => context.req.header(name) === undefined)
    return isInside
      ? metrics.response()
      : context.text('Metrics answer to names of the own network only.', 403)
  })
}

/** Returns in one word why pages would lack their data; null if the API answers. */
async function apiFailure(api: URL): Promise<string | null> {
  // Any answer below 500 will do, such as a 404 because no site has this name.
  const path = `/travel/v1/base?system=${START_SYSTEM}&web=localhost`
  try {
    const { status, body } = await fetch(new URL(path, api), {
      signal: AbortSignal.timeout(API_ANSWERS_MS),
    })
    await body?.cancel()
    return status < 500 ? null : 'api_failing'
  } catch {
    return 'api_unavailable'
  }
}
