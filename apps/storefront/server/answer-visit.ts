import type { CallError } from '@selat/sdk'

import type { PageAnswer, Renderer } from '../src/server/render-page.tsx'
import type { ServerClock } from '../src/shared/app/visitor/server-clock.ts'
import type { CallApi, CallContext } from './call-api.ts'
import { type Template, writeDocument } from './document.ts'
import type { Log } from './log.ts'
import { createPageCache, keepPage, type KeptPage } from './page-cache.ts'
import type { Preview } from './preview/draw-preview.ts'
import { previewOf } from './preview/preview-pictures.ts'
import type { Visit } from './read-visit.ts'
import type { Settings } from './settings.ts'
import type { Base, FindTenant } from './tenants.ts'

/** The answer to an address: a page, or an answer that is not cached. */
export type Answer =
  | { kind: 'kept'; page: KeptPage; isComplete: boolean; preview: Preview }
  /** The site server's code failed, or the tenant could not be loaded. */
  | { kind: 'failed'; error: unknown }
  | Exclude<PageAnswer, { kind: 'page' }>

export type AnswerVisit = (visit: Visit, calls: CallContext, asked: Asked) => Promise<Answer>

export type Asked = {
  template: Template
  /**
   * Returns the signal that aborts when the visitor leaves. It is called only if a page has to be rendered, because
   * Node creates the signal on demand.
   */
  signal: () => AbortSignal
}

/** The milliseconds that the tenant of a page may take at least, because no page can be rendered without its tenant. */
const TENANT_PATIENCE_MS = 2000

export type AnswerParts = {
  settings: Settings
  render: Renderer
  callApi: CallApi
  findTenant: FindTenant
  clock: ServerClock
  log: Log
}

/** Answers visits with pages. A page is rendered once for all visitors who would see the same one. */
export function createAnswering(parts: AnswerParts): AnswerVisit {
  const { settings, render, callApi, findTenant, clock, log } = parts
  const pages = createPageCache<Answer>(
    settings.cacheSeconds * 1000,
    // Data that is shown as loading, or that failed, may be available for the next visitor. So only complete pages and
    // redirects are kept.
    (answer) => (answer.kind === 'kept' ? answer.isComplete : answer.kind === 'redirect'),
  )
  return async (asked, calls, { template, signal }) => {
    try {
      const found = await tenantOf(asked, calls)
      // The API answers in a language that the tenant offers, so the page speaks one, too.
      const isOffered = found?.Languages.includes(asked.language) ?? true
      const visit = isOffered
        ? asked
        : { ...asked, language: asked.languageAmong(found?.Languages ?? []) }
      const base = isOffered ? found : await tenantOf(visit, calls)
      if (!base) return { kind: 'shell', status: 404, isPrivate: true }
      const key = [
        ...[visit.url.origin, visit.url.pathname, visit.url.search],
        ...[visit.language, visit.currency, visit.appearance],
      ].join(' ')
      return await pages(key, signal, (ending) =>
        renderFor(visit, base, calls, { template, signal: ending }),
      )
    } catch (error) {
      // A visitor who has left gets no answer, and this counts as no failure.
      if (!signal().aborted)
        log.error('A page was not rendered.', { requestId: calls.requestId, error })
      return { kind: 'failed', error }
    }
  }

  /** Finds the tenant as `findTenant` does, but rejects if it takes so long that the shell serves the visitor sooner. */
  async function tenantOf(visit: Visit, calls: CallContext): Promise<Base | null> {
    const patienceMs = Math.max(settings.patienceMs, TENANT_PATIENCE_MS)
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      late.reject(
        new Error(`The API has not named the tenant of ${visit.host} in ${patienceMs} ms.`),
      )
    }, patienceMs)
    try {
      // The call continues, because the next visitor may use its answer.
      return await Promise.race([findTenant(visit, calls), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  async function renderFor(
    visit: Visit,
    base: Base,
    calls: CallContext,
    { template, signal }: { template: Template; signal: AbortSignal },
  ): Promise<Answer> {
    const currency =
      visit.currency !== null && base.Currencies.includes(visit.currency)
        ? visit.currency
        : base.DefaultCurrency
    const { host, language, appearance, url } = visit
    const renderedAt = clock.at()
    const start = { host, language, currency, appearance, base, missing: null, renderedAt }
    const answer = await render({
      ...{ url, start, signal, patienceMs: settings.patienceMs },
      fetch: (request, ending) => callApi(request, calls, ending),
    })
    if (answer.kind === 'shell' && answer.failures)
      log.error('The API did not give what a page needs.', {
        requestId: calls.requestId,
        path: url.pathname,
        failures: answer.failures.map(nameOfFailure),
      })
    if (answer.kind !== 'page') return answer
    const { path, texts, isIndexed, hasPages } = answer
    const { html, policy } = writeDocument({
      ...{ template, language, url, path, isIndexed, hasPages },
      ...{ start: answer.start, texts, queries: answer.queries },
      ...{ head: answer.head, markup: answer.markup, subjects: answer.subjects },
    })
    const page = keepPage({ status: answer.status, policy, isIndexed }, html)
    const preview = previewOf(visit, base, answer.preview)
    return { kind: 'kept', page, isComplete: answer.isComplete, preview }
  }
}

/** Returns the name of a failure without the API's details, which may be about a person. */
function nameOfFailure(failure: CallError): string {
  return failure.kind === 'problem' ? `${failure.status} ${failure.code}` : failure.kind
}
