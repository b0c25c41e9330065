import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

import { securityHeaders } from '../security-headers.ts'
import type { Renderer } from '../src/server/render-page.tsx'
import { createAnswering } from './answer-visit.ts'
import { createApiCaller } from './call-api.ts'
import { readTemplate } from './document.ts'
import type { Log } from './log.ts'
import { passToApi } from './pass-to-api.ts'
import { readCallContext } from './read-call-context.ts'
import { readVisit } from './read-visit.ts'
import { robots, sitemap } from './search-engines.ts'
import { sendPage, sendShell } from './send-answer.ts'
import type { Settings } from './settings.ts'
import { createTenants } from './tenants.ts'

export type SiteParts = {
  settings: Settings
  /** The folder of the storefront's build. */
  folder: string
  render: Renderer
  log: Log
}

const YEAR = 'public, max-age=31536000, immutable'

/** The site: the build's files, the API behind the same origin, and every public page rendered for its visitor. */
export function createSite({ settings, folder, render, log }: SiteParts): Hono {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const template = readTemplate(shell)
  const callApi = createApiCaller(settings)
  const findTenant = createTenants(callApi)
  const answerVisit = createAnswering({ settings, template, render, callApi, findTenant, log })
  const app = new Hono()

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value)
    await next()
  })
  for (const prefix of ['/travel/*', '/admin/*'])
    app.all(prefix, (context) => passToApi(context, settings))
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/robots.txt', (context) => context.text(robots(readVisit(context, settings).url)))
  app.get('/sitemap.xml', async (context) => {
    const visit = readVisit(context, settings)
    const calls = readCallContext(context, settings)
    try {
      const base = await findTenant(visit, calls)
      if (!base) return context.text('', 404)
      const xml = await sitemap({ base, visit, callApi, context: calls })
      return context.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
    } catch (error) {
      log.error('A sitemap was not made.', { requestId: calls.requestId, error })
      return context.text('', 503, { 'Retry-After': '30' })
    }
  })
  const files = serveStatic({ root: folder, precompressed: true })
  app.get('/assets/*', async (context, next) => {
    context.header('Cache-Control', YEAR)
    return files(context, next)
  })
  app.get('/assets/*', (context) => context.text('', 404, { 'Cache-Control': 'no-store' }))
  // Named without what is in them: asked for anew each time.
  app.get('/:file{[^/]+\\.[a-z0-9]+}', async (context, next) => {
    context.header('Cache-Control', 'no-cache')
    return files(context, next)
  })
  app.get('*', async (context) => {
    const visit = readVisit(context, settings)
    if (visit.isSignedIn) return sendShell(context, shell, { status: 200, isPrivate: true })
    const answer = await answerVisit(visit, readCallContext(context, settings))
    switch (answer.kind) {
      case 'redirect':
        return context.redirect(answer.to, 302)
      case 'shell':
        return sendShell(context, shell, answer)
      case 'kept':
        return sendPage(context, answer.page)
      default:
        return answer satisfies never
    }
  })
  return app
}
