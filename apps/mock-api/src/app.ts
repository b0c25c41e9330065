import { Hono } from 'hono'

import { createConsole } from './console/console-app.ts'
import { answerProblem } from './http/answer-problem.ts'
import { createApi } from './http/api.ts'
import { API_PATHS } from './http/cross-origin.ts'
import { follow } from './kernel/follow-control.ts'
import type { Services } from './kernel/services.ts'
import { PROCESSOR_PATH } from './payments/processor/open-session.ts'
import { createProcessor } from './payments/processor/processor-app.ts'

/** The sandbox as one Hono app: the API, the console, and a problem document for all else. */
export function createApp(services: Services, api: Hono = createApi(services)): Hono {
  const app = new Hono()
  for (const path of API_PATHS) app.all(`${path}*`, (c) => api.fetch(c.req.raw, c.env))
  app.use('/__mock/*', (_c, next) => follow(services.control, next))
  app.route(PROCESSOR_PATH, createProcessor(services))
  app.get('/__mock/', (c) => c.redirect('/__mock'))
  app.route(
    '/__mock',
    createConsole(services, async (request) => app.fetch(request)),
  )
  app.notFound((c) => answerProblem(services, c.req.raw, 'not_found'))
  app.onError((error, c) => answerProblem(services, c.req.raw, 'internal_error', error))
  return app
}
