import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'

import { problemAnswer } from '../../engine/http/problem-document.ts'
import { Refusal } from '../../engine/http/refusal.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { createConsoleApi } from './console-api.ts'
import type { SendToSandbox } from './drawn/play-history.ts'
import { guardConsole } from './guard-console.ts'
import { servePage } from './serve-page.ts'

/** A body that is no JSON is refused as in the API; the validators throw something else. */
const MALFORMED = new Refusal('validation_failed', {
  errors: [{ pointer: '', code: 'malformed_json', params: {} }],
})

/** The console below `/__mock`: a page for people, JSON for programs. */
export function createConsole(services: SandboxParts, send: SendToSandbox): Hono {
  const app = new Hono()
  app.use(guardConsole)
  app.route('/', servePage())
  app.route('/api', createConsoleApi(services, send))
  app.onError((error) => {
    if (error instanceof Refusal) return refusalAnswer(services, error)
    if (error instanceof HTTPException && error.status === 400)
      return refusalAnswer(services, MALFORMED)
    throw error
  })
  return app
}

function refusalAnswer({ ids }: SandboxParts, refusal: Refusal): Response {
  const { code, params, errors, detail } = refusal
  const { status, headers, body } = problemAnswer({
    code,
    params,
    errors,
    detail,
    requestId: ids.make('req'),
    language: 'EN',
  })
  return new Response(body, { status, headers })
}
