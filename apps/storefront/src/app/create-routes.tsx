import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { redirect, replace, useLocation } from 'react-router-dom'

import { useAppState } from '../shared/app/app-state.ts'
import { decideOpening, decidePage } from './decide-page.ts'
import { PageError } from './page-error.tsx'
import { choosePage, unknownPage } from './page-route.ts'
import type { PageRoute } from './page-route.ts'
import { Shell } from './shell.tsx'

const isBrowser = typeof window !== 'undefined'

/**
 * The site's pages as the router's routes. Pages that share a path are one route, because the router knows no parameters
 * of the query. What they wait for before a guard is asked, such as the tenant's configuration, is `started`.
 */
export function createRoutes(
  pages: readonly PageRoute[],
  started: Promise<unknown> = Promise.resolve(),
): RouteObject[] {
  const paths = [...new Set(pages.map(({ path }) => path))]
  const toSharing = (path: string) => pages.filter((page) => page.path === path)
  return [
    {
      Component: Shell,
      errorElement: <PageError />,
      // The app renders when its first page is there.
      HydrateFallback: () => null,
      children: [...paths.map(toSharing), [unknownPage]].map((sharing) =>
        toRoute(sharing, started),
      ),
    },
  ]
}

function toRoute(sharing: readonly PageRoute[], started: Promise<unknown>): RouteObject {
  return {
    path: sharing[0]?.path ?? '*',
    handle: sharing,
    loader: (asked) => open(sharing, started, asked),
    shouldRevalidate: (asked) => isToBeAsked(sharing, asked),
    element: <ChosenPage sharing={sharing} />,
    errorElement: <PageError />,
  }
}

/**
 * Asks the guards and has the page's code and texts ready, while the page before stays. Not by the router's `lazy`, which
 * never asks again for what it could not download.
 */
async function open(
  sharing: readonly PageRoute[],
  started: Promise<unknown>,
  { request, url: { hash }, params }: LoaderFunctionArgs,
): Promise<null> {
  const { pathname, search } = new URL(request.url)
  const page = choosePage(sharing, search)
  // A server opens what it renders. The rest leads on in the browser, where the session and the storage are.
  const isOpenedHere = isBrowser || page.isRendered
  const arriving = isOpenedHere ? page.download() : undefined
  // A guard may lead elsewhere before anybody waits for it.
  arriving?.catch(() => undefined)
  await started
  const decide = isOpenedHere ? decideOpening : decidePage
  const decision = decide(page, params, { pathname, search, hash })
  switch (decision.kind) {
    case 'redirect':
      throw leadTo(decision.to, request)
    case 'external':
      return leave(decision.url, request)
    case 'notFound':
      throw new Response(null, { status: 404 })
    case 'allow':
      break
    default:
      return decision satisfies never
  }
  try {
    await arriving
  } catch (failure) {
    page.forgetFailure()
    throw failure
  }
  return null
}

/** At the start and after Back the address bar is there already: its entry must go, or Back would lead here for ever. */
function leadTo(to: string, request: Request): Response {
  return isInAddressBar(request) ? replace(to) : redirect(to)
}

/** Goes to an address that the tenant allow-lists. Nothing is shown until the browser has left. */
function leave(url: string, request: Request): Promise<never> {
  if (!isBrowser) throw redirect(url)
  useAppState.getState().leave(url, { isReplacing: isInAddressBar(request) })
  return new Promise(() => undefined)
}

function isInAddressBar(request: Request): boolean {
  return isBrowser && request.url === window.location.href.replace(/#.*/, '')
}

/** A change within a page waits for nothing, unless a guard has something to say to it. */
function isToBeAsked(
  sharing: readonly PageRoute[],
  { currentUrl, nextUrl, nextParams }: Parameters<ShouldRevalidateFunction>[0],
): boolean {
  const page = choosePage(sharing, nextUrl.search)
  const isSame =
    currentUrl.pathname === nextUrl.pathname && choosePage(sharing, currentUrl.search) === page
  if (!isSame || currentUrl.href === nextUrl.href) return true
  return decideOpening(page, nextParams, nextUrl).kind !== 'allow'
}

function ChosenPage({ sharing }: { sharing: readonly PageRoute[] }) {
  const { search } = useLocation()
  const { Component } = choosePage(sharing, search)
  return <Component />
}
