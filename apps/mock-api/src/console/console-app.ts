import { readFile } from 'node:fs/promises'

import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'

import { problemAnswer } from '../http/problem-document.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { letTimeAct } from '../operations/let-time-act.ts'
import { createConsoleApi } from './console-api.ts'
import { guardConsole } from './guard-console.ts'
import { consolePage } from './page/console-page.ts'

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const ASSETS: Readonly<Record<string, string>> = {
  'console.css': 'text/css; charset=utf-8',
  'console.js': 'text/javascript; charset=utf-8',
  'console.svg': 'image/svg+xml',
}

/** What the validators throw, as the API would say it. */
const MALFORMED = new Refusal('validation_failed', {
  errors: [{ pointer: '', code: 'malformed_json', params: {} }],
})

/** The console below `/__mock`: a page for people, JSON for programs. */
export function createConsole(services: Services): Hono {
  const app = new Hono()
  app.use(guardConsole)
  app.get('/', async (c) => {
    await letTimeAct(services)
    return c.html(await consolePage(services), 200, {
      'Content-Security-Policy': PAGE_POLICY,
      'Cache-Control': 'no-store',
    })
  })
  for (const name of Object.keys(ASSETS)) app.get(`/${name}`, (c) => sendAsset(c, name))
  app.route('/api', createConsoleApi(services))
  app.onError((error) => {
    if (error instanceof Refusal) return refusalAnswer(services, error)
    if (error instanceof HTTPException && error.status === 400)
      return refusalAnswer(services, MALFORMED)
    throw error
  })
  return app
}

async function sendAsset(c: Context, name: string): Promise<Response> {
  const text = await readFile(new URL(`assets/${name}`, import.meta.url), 'utf8')
  return c.body(text, 200, { 'Content-Type': ASSETS[name] ?? '', 'Cache-Control': 'no-cache' })
}

function refusalAnswer({ ids }: Services, refusal: Refusal): Response {
  const { code, params, errors } = refusal
  const { status, headers, body } = problemAnswer({
    code,
    params,
    errors,
    requestId: ids.make('req'),
    language: 'EN',
  })
  return new Response(body, { status, headers })
}
