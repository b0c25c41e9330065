import { isOwnName } from '@selat/command/is-own-name'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'

import { problemAnswer } from '../../engine/http/problem-document.ts'
import { Refusal } from '../../engine/http/refusal.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { createConsoleApi } from './console-api.ts'
import type { SendToSandbox } from './drawn/play-history.ts'
import { servePage } from './serve-page.ts'

/** A body that is not JSON is refused as in the API. Without this, the validators would throw another error. */
const MALFORMED = new Refusal('validation_failed', {
  errors: [{ pointer: '', code: 'malformed_json', params: {} }],
})

/** Creates the console below `/__mock`: a page for people, and JSON for programs. */
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

/**
 * Refuses calls from other sites. Any page in the same browser can reach this machine: directly, or by a host name of its
 * own that it points here (DNS rebinding). So the console answers only on names of this machine, and accepts changes only
 * from its own page.
 */
const guardConsole: MiddlewareHandler = async (c, next) => {
  if (!isOwnName(new URL(c.req.url).hostname))
    return c.text('The console answers to the names and numbers of this machine only.', 403)
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && isFromElsewhere(c))
    return c.text('The console takes no orders from other sites.', 403)
  await next()
  c.res.headers.set('X-Content-Type-Options', 'nosniff')
  c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
}

/** Whether a POST comes from another site. Browsers say where a request comes from; programs need not. */
function isFromElsewhere(c: Context): boolean {
  const origin = c.req.header('Origin')
  if (origin !== undefined)
    return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host
  return ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '')
}
