import type { MiddlewareHandler } from 'hono'

import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { readCallContext, traceIdOf } from './read-call-context.ts'
import { kindOf } from './request-kind.ts'
import type { Settings } from './settings.ts'

export type ObservingParts = { settings: Settings; log: Log; metrics: Metrics }

/**
 * Counts each request, and logs those for pages and data. A line names neither the visitor nor the address, because an
 * address may contain a secret. The request's id is in the answer and goes on to the API, whose log contains more.
 */
export function observeRequests({ settings, log, metrics }: ObservingParts): MiddlewareHandler {
  return async (context, next) => {
    const begin = performance.now()
    const kind = kindOf(context.req.path)
    const isFile = kind === 'file'
    const calls = readCallContext(context, settings)
    if (!isFile) context.header('X-Request-Id', calls.requestId)
    await next()
    const { status } = context.res
    const durationMs = performance.now() - begin
    metrics.observe({ kind, status, seconds: durationMs / 1000 })
    if (isFile) return
    log.info('A request was answered.', {
      requestId: calls.requestId,
      traceId: traceIdOf(calls),
      ...{ kind, method: context.req.method, status, durationMs: Math.round(durationMs) },
    })
  }
}
