import type { I18n } from '@selat/i18n'
import type { Query } from '@tanstack/react-query'
import { type DataRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom'

import { App } from '../app/app.tsx'
import { queryClient } from '../shared/app/query-client.ts'
import { currentVisitor } from '../shared/app/visitor/current-visitor.ts'
import { forgetPreview } from '../shared/app/visitor/page-preview.ts'
import { forgetSubjects } from '../shared/app/visitor/subjects.ts'
import type { Start } from '../shared/app/visitor/visitor.ts'
import type { FoundQueries } from './found-queries.ts'
import { renderWhole } from './render-whole.ts'

/**
 * The highest number of times that a page is rendered. Each rendering shows which data is needed next, such as the network and
 * then the sailings of its routes.
 */
const MOST_PASSES = 4

export type RenderMeans = {
  i18n: I18n
  /** The milliseconds that the page's data may take. */
  patienceMs: number
  found: FoundQueries
}

/** The page that the router has found for an address. */
export type RoutedPage = { router: DataRouter; context: StaticHandlerContext }

/** Renders a page until it needs no further data, or until its time is over. */
export async function renderWithData(
  { router, context }: RoutedPage,
  { host, language, currency }: Start,
  { i18n, patienceMs, found }: RenderMeans,
): Promise<{ html: string; isComplete: boolean }> {
  const deadline = performance.now() + patienceMs
  const { signal } = currentVisitor()
  const cache = queryClient().getQueryCache()
  const { pathname, search } = context.location
  const address = [host, pathname + search, language, currency].join(' ')
  const known = found.of(address).map((options) => cache.build(queryClient(), options))
  // A page that uses a query replaces the query's options, so queries that keep these were not used.
  const unused = new Map(known.map((query) => [query, query.options]))
  if (known.length > 0) await untilSettled(known, { signal, left: patienceMs })
  for (let pass = 1; ; pass += 1) {
    forgetSubjects()
    forgetPreview()
    // oxlint-disable-next-line no-await-in-loop -- as below
    const html = await renderWhole(
      <App i18n={i18n}>
        {/* The provider's own script would be inline, which the policy forbids. */}
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    )
    const awaited = cache.getAll().filter(isAwaited)
    const left = deadline - performance.now()
    signal.throwIfAborted()
    if (awaited.length === 0) {
      found.keep(
        address,
        cache.getAll().filter((query) => unused.get(query) !== query.options),
      )
      return { html, isComplete: true }
    }
    if (pass === MOST_PASSES || left <= 0) return { html, isComplete: false }
    // oxlint-disable-next-line no-await-in-loop -- the next queries are known only after the next rendering
    await untilSettled(awaited, { signal, left })
  }
}

/** Waits for the answers of queries until the time is over or the page is no longer needed. */
async function untilSettled(
  queries: readonly Query[],
  { signal, left }: { signal: AbortSignal; left: number },
): Promise<void> {
  const { promise: isOver, resolve: giveUp } = Promise.withResolvers<void>()
  const timer = setTimeout(giveUp, left)
  const onAbort = () => giveUp()
  signal.addEventListener('abort', onAbort)
  await Promise.race([Promise.allSettled(queries.map((query) => query.fetch())), isOver])
  clearTimeout(timer)
  signal.removeEventListener('abort', onAbort)
}

function isAwaited(query: Query): boolean {
  const { enabled } = query.options as { enabled?: boolean }
  return query.state.status === 'pending' && enabled !== false
}
