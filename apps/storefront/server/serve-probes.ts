import { isOwnName } from '@selat/command/is-own-name'
import { START_SYSTEM } from '@selat/domain'
import type { Hono } from 'hono'

import type { Metrics } from './metrics.ts'
import type { Settings } from './settings.ts'

/** How long the API may take to show that it answers. */
const API_ANSWERS_MS = 2000

const NOT_KEPT = { 'Cache-Control': 'no-store' }

export type ProbeParts = {
  settings: Pick<Settings, 'api'>
  metrics: Metrics
  isStopping: () => boolean
}

/** What is there for whoever runs the site: that it lives, that it can be sent visitors, and its numbers. */
export function serveProbes(app: Hono, { settings, metrics, isStopping }: ProbeParts): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }, 200, NOT_KEPT))
  app.get('/readyz', async (context) => {
    const reason = isStopping() ? 'stopping' : await apiFailure(settings.api)
    if (reason === null) return context.json({ status: 'ready' }, 200, NOT_KEPT)
    return context.json({ status: 'not_ready', reason }, 503, NOT_KEPT)
  })
  // A name of the internet is one that visitors use, also where a proxy hands their requests on.
  app.get('/metrics', async (context) => {
    const isInside =
      isOwnName(new URL(context.req.url).hostname) &&
      context.req.header('x-forwarded-for') === undefined
    return isInside
      ? metrics.response()
      : context.text('Metrics answer to names of the own network only.', 403)
  })
}

/** Why pages would come without their data, in a word; null when the API answers. */
async function apiFailure(api: URL): Promise<string | null> {
  // Any answer but a failure will do: that no site has this name is one, too.
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
