import { Hono } from 'hono'

import { API_PATHS } from '../../engine/http/cross-origin.ts'
import { withFreshSettings } from '../../engine/settings/with-fresh-settings.ts'
import { PROCESSOR_PATH } from '../../features/order/processor/open-session.ts'
import { answerProblem } from '../call/answer-problem.ts'
import { createConsole } from '../console/console-app.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { createProcessor } from '../processor/processor-app.ts'
import { createApi } from './api.ts'

/** A test that forgot to open a new sandbox reads this. */
const CLOSED = 'This sandbox is closed and answers no calls. Create another one.'

/**
 * Creates the app of a sandbox: the API, the console, and a problem document for everything else, and for every call once the
 * sandbox is closed.
 */
export function createApp(services: SandboxParts, api: Hono = createApi(services)): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    if (!services.isClosed) return next()
    return answerProblem(services, c.req.raw, 'service_unavailable', { detail: CLOSED })
  })
  for (const path of API_PATHS) app.all(`${path}*`, (c) => api.fetch(c.req.raw, c.env))
  app.use('/__mock/*', (_c, next) => withFreshSettings(services.settings, next))
  app.route(PROCESSOR_PATH, createProcessor(services))
  app.get('/__mock/', (c) => c.redirect('/__mock'))
  // The command prints this address, and a person who opens it expects the console.
  app.get('/', (c, next) =>
    c.req.header('Accept')?.includes('text/html') ? c.redirect('/__mock') : next(),
  )
  app.route(
    '/__mock',
    createConsole(services, async (request) => app.fetch(request)),
  )
  app.notFound((c) => answerProblem(services, c.req.raw, 'not_found'))
  app.onError((error, c) => answerProblem(services, c.req.raw, 'internal_error', { error }))
  return app
}
