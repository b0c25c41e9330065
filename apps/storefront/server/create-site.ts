import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import type { CallError } from '@selat/sdk'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

import { headersOfFiles, securityHeaders } from '../security-headers.ts'
import type { PageAnswer, Renderer } from '../src/server/render-page.tsx'
import { createApiCaller } from './call-api.ts'
import type { CallContext } from './call-api.ts'
import { readTemplate, writeDocument } from './document.ts'
import type { Log } from './log.ts'
import { createPageCache, keepPage } from './page-cache.ts'
import type { Encoding, KeptPage } from './page-cache.ts'
import type { Preview } from './preview/draw-preview.ts'
import { createPreviewPictures, previewOf, visitOfPreview } from './preview/preview-pictures.ts'
import { sendPreview } from './preview/send-preview.ts'
import { readVisit } from './read-visit.ts'
import type { Visit } from './read-visit.ts'
import { robots, sitemap } from './search-engines.ts'
import type { Settings } from './settings.ts'
import { createTenants } from './tenants.ts'
import type { Base } from './tenants.ts'

export type SiteParts = {
  settings: Settings
  /** The folder of the storefront's build. */
  folder: string
  render: Renderer
  log: Log
}

/** What is sent for an address: a page, or something that is not kept. */
type Answer =
  | { kind: 'kept'; page: KeptPage; isComplete: boolean; preview: Preview }
  | Exclude<PageAnswer, { kind: 'page' }>

const YEAR = 'public, max-age=31536000, immutable'

/** The site: the build's files, the API behind the same origin, and every public page rendered for its visitor. */
export function createSite({ settings, folder, render, log }: SiteParts): Hono {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const template = readTemplate(shell)
  const callApi = createApiCaller(settings)
  const findTenant = createTenants(callApi)
  const pages = createPageCache<Answer>(
    settings.cacheSeconds * 1000,
    // What is shown as loading, or could not be had, may be there for the next visitor.
    (answer) => (answer.kind === 'kept' ? answer.isComplete : answer.kind !== 'shell'),
  )
  const drawPreview = createPreviewPictures()
  const app = new Hono()

  app.use(async (context, next) => {
    const headers = context.req.path.startsWith('/assets/') ? headersOfFiles : securityHeaders
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    await next()
  })
  for (const prefix of ['/travel/*', '/admin/*'])
    app.all(prefix, (context) => toApi(context, settings))
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/robots.txt', (context) => context.text(robots(readVisit(context, settings).url)))
  app.get('/sitemap.xml', async (context) => {
    const visit = readVisit(context, settings)
    const calls = callContext(context, settings)
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
  app.get('/preview.png', async (context) => {
    const visit = visitOfPreview(readVisit(context, settings))
    const calls = callContext(context, settings)
    const answer = visit && (await answerVisit(visit, calls))
    if (answer?.kind === 'shell' && answer.status === 503)
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
    const calls = callContext(context, settings)
    if (visit.isSignedIn) return sendShell(context, 200, { isPrivate: true })
    const answer = await answerVisit(visit, calls)
    switch (answer.kind) {
      case 'redirect':
        return context.redirect(answer.to, 302)
      case 'shell':
        return sendShell(context, answer.status, answer)
      case 'kept':
        return sendPage(context, answer.page)
      default:
        return answer satisfies never
    }
  })
  return app

  /** One visitor's page, rendered for all who would see the same. A page that cannot be rendered is one for the browser. */
  async function answerVisit(visit: Visit, calls: CallContext): Promise<Answer> {
    try {
      const base = await findTenant(visit, calls)
      if (!base) return { kind: 'shell', status: 200, isPrivate: false }
      const key = [
        ...[visit.url.host, visit.url.pathname, visit.url.search],
        ...[visit.language, visit.currency, visit.appearance],
      ].join(' ')
      return await pages(key, () => renderFor(visit, base, calls))
    } catch (error) {
      log.error('A page was not rendered.', { requestId: calls.requestId, error })
      return { kind: 'shell', status: 503, isPrivate: false }
    }
  }

  async function renderFor(visit: Visit, base: Base, calls: CallContext): Promise<Answer> {
    const currency =
      visit.currency !== null && base.Currencies.includes(visit.currency)
        ? visit.currency
        : base.DefaultCurrency
    const { host, language, appearance, url } = visit
    const start = { host, language, currency, appearance, base, missing: null }
    const fetch = (request: Request) => callApi(request, calls)
    const answer = await render({ url, start, fetch, patienceMs: settings.patienceMs })
    if (answer.kind === 'shell' && answer.failures)
      log.error('The API did not give what a page needs.', {
        requestId: calls.requestId,
        path: url.pathname,
        failures: answer.failures.map(nameOfFailure),
      })
    if (answer.kind !== 'page') return answer
    const { isIndexed, hasPages } = answer
    const { html, policy } = writeDocument({
      ...{ template, language, url, isIndexed, hasPages },
      ...{ start: answer.start, queries: answer.queries },
      ...{ head: answer.head, markup: answer.markup, subjects: answer.subjects },
    })
    const page = keepPage({ status: answer.status, policy, isIndexed }, html)
    const preview = previewOf(visit, base, answer.preview)
    return { kind: 'kept', page, isComplete: answer.isComplete, preview }
  }

  function sendShell(
    context: Context,
    status: 200 | 503,
    { isPrivate }: { isPrivate: boolean },
  ): Response {
    if (isPrivate) context.header('X-Robots-Tag', 'noindex')
    if (status === 503) context.header('Retry-After', '30')
    context.header('Cache-Control', 'no-cache')
    context.header('Vary', 'Cookie, Accept-Language')
    return context.html(shell, status)
  }
}

/** A failure without what the API says of it, which may be about a person. */
function nameOfFailure(failure: CallError): string {
  return failure.kind === 'problem' ? `${failure.status} ${failure.code}` : failure.kind
}

function toApi(context: Context, settings: Settings): Promise<Response> {
  const { pathname, search } = new URL(context.req.url)
  const { address } = callContext(context, settings)
  return proxy(new URL(pathname + search, settings.api), {
    raw: context.req.raw,
    headers: {
      ...context.req.header(),
      // As the request's own headers are written, so that it replaces what a visitor says of themselves.
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
  })
}

function callContext(context: Context, { isProxyTrusted }: Settings): CallContext {
  const { address } = getConnInfo(context).remote
  const forwarded = isProxyTrusted ? context.req.header('x-forwarded-for') : undefined
  return {
    // Whoever is behind a trusted proxy stands before it, as the header lists them.
    address: [forwarded, address].filter(Boolean).join(', ') || undefined,
    requestId: context.req.header('x-request-id') ?? randomUUID(),
  }
}

async function sendPage(context: Context, page: KeptPage): Promise<Response> {
  context.header('Content-Security-Policy', page.policy)
  context.header('Cache-Control', 'no-cache')
  context.header('ETag', page.etag)
  context.header('Vary', 'Accept-Encoding, Cookie, Accept-Language')
  if (!page.isIndexed) context.header('X-Robots-Tag', 'noindex')
  if (context.req.header('if-none-match') === page.etag) return context.body(null, 304)
  const encoding = encodingOf(context.req.header('accept-encoding'))
  if (encoding !== 'identity') context.header('Content-Encoding', encoding)
  context.header('Content-Type', 'text/html; charset=utf-8')
  return context.body(await page.body(encoding), page.status)
}

function encodingOf(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
