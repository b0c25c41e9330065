import { setTimeout as pause } from 'node:timers/promises'

import { Hono } from 'hono'
import { compress } from 'hono/compress'

import { headersOfFiles, securityHeaders } from '../security-headers.ts'
import type { Renderer } from '../src/server/render-page.tsx'
import { OFFLINE_DOCUMENT } from '../src/shared/app/offline-cache.ts'
import { createServerClock } from '../src/shared/app/visitor/server-clock.ts'
import { createAnswering } from './answer-visit.ts'
import { createApiCaller } from './call-api.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { observeRequests } from './observe-requests.ts'
import { passToApi } from './pass-to-api.ts'
import { createPreviewPictures, visitOfPreview } from './preview/preview-pictures.ts'
import { sendPreview } from './preview/send-preview.ts'
import { readCallContext } from './read-call-context.ts'
import { readVisit } from './read-visit.ts'
import { acceptReports } from './reports/accept-reports.ts'
import { tellPages } from './reports/tell-pages.ts'
import { hasFoundPages, robots, sitemap } from './search-engines.ts'
import { sendFailure, sendPage, sendShell } from './send-answer.ts'
import { serveProbes } from './serve-probes.ts'
import type { Settings } from './settings.ts'
import type { SiteFiles } from './site-files.ts'
import { createTenants } from './tenants.ts'

/**
 * The page of the mock's console that logs a visitor in at the address of the site, and the files and data of that
 * page.
 */
const LOGIN_OF_CONSOLE = ['/__mock/enter', '/__mock/assets/*', '/__mock/api/tenants']

export type SiteParts = {
  settings: Settings
  files: SiteFiles
  render: Renderer
  log: Log
  /** Whether the server has been told to stop, so that it is not ready for more visitors. */
  isStopping?: () => boolean
  /** Shows why a page could not be rendered; given only if the developer is the reader. */
  explain?: (error: unknown) => string
}

/**
 * Creates the site: the storefront's files, the API behind the same origin, and every public page rendered for its
 * visitor.
 */
export function createSite({
  settings,
  files: given,
  render,
  log,
  isStopping = () => false,
  explain,
}: SiteParts): Hono {
  const files = settings.reports ? tellPages(given, settings.reports) : given
  const clock = createServerClock(null)
  const callApi = createApiCaller(settings, clock)
  const findTenant = createTenants(callApi, settings)
  const answerVisit = createAnswering({ settings, render, callApi, findTenant, clock, log })
  const drawPreview = createPreviewPictures()
  const metrics = createMetrics()
  const app = new Hono()

  serveProbes(app, { settings, metrics, isStopping })
  app.use(observeRequests({ settings, log, metrics }))
  app.use(async (context, next) => {
    const headers = context.req.path.startsWith('/assets/') ? headersOfFiles : securityHeaders
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    await next()
  })
  // Pages and files of the build are compressed once and kept. This compresses everything else, mainly answers of the
  // API.
  app.use(compress())
  if (settings.reports) acceptReports(app, { settings, reports: settings.reports, findTenant, log })
  for (const prefix of ['/travel/*', '/admin/*'])
    app.all(prefix, (context) => passToApi(context, { settings, log }))
  if (settings.hasMockConsole)
    for (const path of LOGIN_OF_CONSOLE)
      app.get(path, (context) => passToApi(context, { settings, log }))
  app.get('/robots.txt', (context) => context.text(robots(readVisit(context, settings))))
  app.get('/sitemap.xml', async (context) => {
    const visit = readVisit(context, settings)
    const calls = readCallContext(context, settings)
    try {
      const base = hasFoundPages(visit) ? await findTenant(visit, calls) : null
      if (!base) return context.text('', 404)
      const xml = await sitemap({ base, visit, callApi, clock, context: calls })
      return context.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
    } catch (error) {
      log.error('A sitemap was not made.', { requestId: calls.requestId, error })
      return context.text('', 503, { 'Retry-After': '30' })
    }
  })
  app.get('/preview.png', async (context) => {
    const visit = visitOfPreview(readVisit(context, settings))
    const calls = readCallContext(context, settings)
    const { template } = await files.document()
    const signal = () => context.req.raw.signal
    const answer = visit && (await answerVisit(visit, calls, { template, signal }))
    if (answer?.kind === 'failed' || (answer?.kind === 'shell' && answer.status === 503))
      return context.text('', 503, { 'Retry-After': '30' })
    if (answer?.kind !== 'kept' || answer.page.status === 404 || !answer.page.isIndexed)
      return context.text('', 404)
    try {
      return sendPreview(context, await drawPreview(answer.preview))
    } catch (error) {
      log.error('A preview was not drawn.', { requestId: calls.requestId, error })
      return context.text('', 503, { 'Retry-After': '30' })
    }
  })
  app.get('/index.html', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (pathname + search === OFFLINE_DOCUMENT) return next()
    return context.redirect(`/${search}`, 301)
  })
  files.serve(app)
  app.get('*', async (context) => {
    const visit = readVisit(context, settings)
    const document = await files.document()
    const calls = readCallContext(context, settings)
    // A page waits no longer for its tenant than for its data. After that it is sent without a title, and as a page whose
    // tenant receives no events.
    const tenantInTime = () => {
      const tooLate = pause(settings.patienceMs, null, { ref: false })
      return Promise.race([findTenant(visit, calls).catch(() => null), tooLate])
    }
    if (visit.isSignedIn)
      return sendShell(context, document, {
        ...{ status: 200, isPrivate: true },
        base: await tenantInTime(),
      })
    const answer = await answerVisit(visit, calls, {
      template: document.template,
      signal: () => context.req.raw.signal,
    })
    switch (answer.kind) {
      case 'redirect':
        return context.redirect(answer.to, 302)
      case 'shell':
        return sendShell(context, document, { ...answer, base: await tenantInTime() })
      case 'kept':
        return sendPage(context, answer.page)
      case 'failed':
        if (explain) return sendFailure(context, document, explain(answer.error))
        // If a page cannot be rendered here, the browser renders it.
        return sendShell(context, document, {
          ...{ status: 503, isPrivate: false },
          base: null,
        })
      default:
        return answer satisfies never
    }
  })
  return app
}
