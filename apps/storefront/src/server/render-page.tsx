import { AsyncLocalStorage } from 'node:async_hooks'

import { LOGIN_PATH } from '@selat/domain'
import {
  createI18n,
  type I18n,
  type LanguageCode,
  languageCodes,
  loadMessages,
  type Namespace,
  namespaces,
} from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { dehydrate, type DehydratedState, type Query } from '@tanstack/react-query'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from 'react-router-dom'

import { createRoutes } from '../app/create-routes.tsx'
import { choosePage, type PageRoute, unknownPage } from '../app/page-route.ts'
import { pages } from '../app/routes.tsx'
import { downloadWaiting } from '../shared/app/first-interaction.ts'
import { takeI18n } from '../shared/app/i18n.ts'
import { paths } from '../shared/app/paths.ts'
import { queryClient } from '../shared/app/query-client.ts'
import { findVisitorBy } from '../shared/app/visitor/current-visitor.ts'
import { pagePreview, type PagePreview } from '../shared/app/visitor/page-preview.ts'
import { isEmptyPage, subjects } from '../shared/app/visitor/subjects.ts'
import { createVisitor, type Start, type Visitor } from '../shared/app/visitor/visitor.ts'
import { createFoundQueries } from './found-queries.ts'
import { type RenderMeans, renderWithData } from './render-with-data.tsx'

/** The number of rounds in which further parts are loaded. A loaded part may name further parts, but these name no more. */
const MOST_ROUNDS = 4

const scope = new AsyncLocalStorage<Visitor>()
findVisitorBy(() => scope.getStore())

const handler = createStaticHandler(createRoutes(pages))

export type PageRequest = {
  url: URL
  start: Start & { readonly language: LanguageCode }
  /** Sends a call of the page to the API; the signal aborts when its answer is no longer needed. */
  fetch: (request: Request, signal: AbortSignal) => Promise<Response>
  /** Aborts when the page is no longer needed. */
  signal: AbortSignal
  /** Milliseconds that the page's data may take; later data is shown as loading. */
  patienceMs: number
}

export type RenderedPage = {
  kind: 'page'
  status: 200 | 404
  /** The page's path in the table of routes. */
  path: string
  /** The page's namespaces beside those of every page. */
  texts: readonly Namespace[]
  /** The title, and what else React puts into the document's head. */
  head: string
  markup: string
  queries: DehydratedState
  /** The data with which the page starts in the browser. */
  start: Start
  /** Whether everything arrived in time; otherwise the missing parts are shown as loading. */
  isComplete: boolean
  /** Whether search engines may list the page. */
  isIndexed: boolean
  /** Whether the page is a list, each of whose pages has an address of its own. */
  hasPages: boolean
  /** The data about the page's subject for search engines, as objects of schema.org. */
  subjects: readonly object[]
  /** The contents of the page's preview picture. */
  preview: PagePreview
}

/** The answer to an address. */
export type PageAnswer =
  | RenderedPage
  /** The browser renders the page, because it is private, its host has no site, or its data could not be loaded. */
  | { kind: 'shell'; status: 200 | 404 | 503; isPrivate: boolean; failures?: readonly CallError[] }
  | { kind: 'redirect'; to: string }

/** Loads all pages and texts, so that no visitor waits for their modules. */
export async function prepareRendering(): Promise<Renderer> {
  const instances = await Promise.all(
    languageCodes.map(async (language) => {
      const i18n = await createI18n({ language, preload: namespaces, load: loadMessages })
      return [language, i18n] as const
    }),
  )
  await scope.run(createVisitor(), downloadPages)
  return createRenderer(new Map(instances))
}

export type Renderer = (request: PageRequest) => Promise<PageAnswer>

/** Loads all rendered pages, and then the parts that they name, in several rounds. */
async function downloadPages(): Promise<void> {
  await Promise.all(pages.filter(({ isRendered }) => isRendered).map(({ download }) => download()))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each round finds the parts of the next
    await downloadWaiting()
  }
}

function createRenderer(texts: ReadonlyMap<LanguageCode, I18n>): Renderer {
  const found = createFoundQueries()
  return async ({ url, start, fetch, signal, patienceMs }) => {
    const i18n = texts.get(start.language)
    if (!i18n) throw new Error(`There are no texts in ${start.language}.`)
    const answer = (begin: Start) => {
      const visitor = createVisitor(begin, { fetch: (request) => fetch(request, visitor.signal) })
      return scope.run(visitor, async () => {
        takeI18n(i18n)
        signal.addEventListener('abort', visitor.end)
        try {
          return await answerFor(url, begin, { i18n, patienceMs, found })
        } finally {
          signal.removeEventListener('abort', visitor.end)
          // Aborts the calls that the page no longer waits for.
          visitor.end()
          queryClient().clear()
        }
      })
    }
    const first = await answer(start)
    // A missing page is rendered again as the not-found page, because the markup of the page itself has no meaning without
    // scripts.
    if (first !== 'missing') return first
    const second = await answer({ ...start, missing: url.pathname + url.search })
    if (second === 'missing') throw new Error('The page of what is not found was not found.')
    return second
  }
}

async function answerFor(
  url: URL,
  start: Start,
  means: RenderMeans,
): Promise<PageAnswer | 'missing'> {
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return redirectBy(context)
  const isMissing = context.statusCode === 404
  const page = pageOf(context, url)
  if (!isMissing && !page.isRendered) return { kind: 'shell', status: 200, isPrivate: true }
  if (!isMissing && context.errors) throw Object.values(context.errors)[0]
  const router = createStaticRouter(handler.dataRoutes, context)
  const { html, isComplete } = await renderWithData({ router, context }, start, means)
  const failures = failuresOf(queryClient().getQueryCache().getAll())
  const status = statusOf(failures)
  if (status === 503) return { kind: 'shell', status, isPrivate: false, failures }
  if (status === 404 && !isMissing) return 'missing'
  return {
    kind: 'page',
    status: isMissing ? 404 : 200,
    ...(isMissing ? { path: unknownPage.path, texts: [] } : { path: page.path, texts: page.texts }),
    ...splitHead(html),
    ...{ queries: dehydrate(queryClient()), start, isComplete },
    isIndexed: !isMissing && page.isIndexed && !isEmptyPage(),
    hasPages: page.hasPages ?? false,
    subjects: subjects(),
    preview: pagePreview(),
  }
}

function redirectBy({ headers }: Response): PageAnswer {
  const to = headers.get('Location') ?? paths.home()
  // Only the browser knows whether the visitor is signed in: the cookie may be gone while the session is still there.
  return to.startsWith(LOGIN_PATH)
    ? { kind: 'shell', status: 200, isPrivate: true }
    : { kind: 'redirect', to }
}

function pageOf({ matches }: StaticHandlerContext, { search }: URL): PageRoute {
  // createRoutes gives every route of this site this handle.
  return choosePage((matches.at(-1)?.route.handle ?? []) as readonly PageRoute[], search)
}

const failuresOf = (queries: readonly Query[]): CallError[] =>
  queries.flatMap(({ state }) => callErrorOf(state.error) ?? [])

/** Returns the status of a page: 404 if its subject does not exist, and 503 if its data could not be loaded now. */
function statusOf(failures: readonly CallError[]): 200 | 404 | 503 {
  if (failures.length === 0) return 200
  return failures.every((failure) => failure.kind === 'problem' && failure.status === 404)
    ? 404
    : 503
}

/** Splits the head from the markup; React writes elements of the head first. */
function splitHead(html: string): { head: string; markup: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, markup: html.slice(head.length) }
}
