import type { Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { sentReports } from '../../src/shared/app/reports/sent-reports.ts'
import { REPORTS_PATH } from '../../src/shared/app/reports/wanted-reports.ts'
import type { Log } from '../log.ts'
import { readCallContext, traceIdOf } from '../read-call-context.ts'
import { readVisit } from '../read-visit.ts'
import { kindOf } from '../request-kind.ts'
import type { Settings } from '../settings.ts'
import type { FindTenant } from '../tenants.ts'
import { cleanReports } from './clean-reports.ts'
import { limitRate } from './limit-rate.ts'
import { createPassing } from './pass-on.ts'

const MOST_BYTES = 64 * 1024

export type ReportParts = {
  settings: Settings
  reports: NonNullable<Settings['reports']>
  findTenant: FindTenant
  log: Log
}

/** Accepts reports of errors and Web Vitals from pages, and passes on the wanted share. */
export function acceptReports(app: Hono, parts: ReportParts): void {
  const { settings, reports: wanted, findTenant, log } = parts
  const passOn = createPassing(wanted.endpoint, log)
  app.use(nameRequest(settings))
  app.post(
    REPORTS_PATH,
    limitRate(settings),
    bodyLimit({ maxSize: MOST_BYTES }),
    async (context) => {
      // Pages of other sites can post only text, unless they are allowed to.
      if (context.req.header('content-type') !== 'application/json')
        return context.text('Reports are JSON.', 415)
      const sent = sentReports.safeParse(await context.req.json().catch(() => null))
      if (!sent.success) return context.text('These are no reports.', 400)
      const calls = readCallContext(context, settings)
      const base = await findTenant(readVisit(context, settings), calls).catch(() => undefined)
      // A host without a tenant has no site, so its reports are dropped.
      if (base === null) return context.body(null, 204)
      const received = { wanted, at: new Date().toISOString(), site: base?.Web ?? null }
      const [first, ...others] = cleanReports(sent.data, received)
      if (first) void passOn({ reports: [first, ...others] }, calls)
      return context.body(null, 204)
    },
  )
}

/** Tells a page the id of the request that loaded it, which its scripts cannot learn otherwise. */
function nameRequest(settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    if (kindOf(context.req.path) === 'page') {
      const calls = readCallContext(context, settings)
      const trace = traceIdOf(calls)
      const entries = [`request;desc="${calls.requestId}"`]
      if (trace !== undefined) entries.push(`trace;desc="${trace}"`)
      context.header('Server-Timing', entries.join(', '))
    }
    await next()
  }
}
