import {
  type LoaderFunctionArgs,
  redirect,
  replace,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLocation,
} from 'react-router-dom'

import { useAppState } from '../shared/app/app-state.ts'
import { decideOpening, decidePage } from './decide-page.ts'
import { PageError } from './page-error.tsx'
import { choosePage, type PageRoute, unknownPage } from './page-route.ts'
import { Shell } from './shell.tsx'

const isBrowser = typeof window !== 'undefined'

/**
 * Turns the site's pages into the router's routes. Pages that share a path become one route, because the router matches no
 * query parameters. `started` resolves when what the guards need, such as the tenant's configuration, is there.
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
      // The app is first rendered when its first page has loaded, so no fallback is needed.
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
 * Asks the guards and loads the page's code and texts, while the previous page stays. The router's `lazy` is not used, because
 * it never retries a download that failed.
 */
async function open(
  sharing: readonly PageRoute[],
  started: Promise<unknown>,
  { request, url: { hash }, params }: LoaderFunctionArgs,
): Promise<null> {
  const { pathname, search } = new URL(request.url)
  const page = choosePage(sharing, search)
  // A server opens only the pages that it renders. For the other pages, the browser decides, because it has the session and the
  // storage.
  const isOpenedHere = isBrowser || page.isRendered
  const arriving = isOpenedHere ? page.download() : undefined
  // A guard may redirect before the download is awaited, and its failure would then be unhandled.
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

/**
 * Redirects, replacing the entry that the address bar already has at the start and after Back; otherwise Back would return here
 * for ever.
 */
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

/** Whether the guards must be asked. A change within a page waits for nothing, unless a guard refuses or redirects it. */
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
