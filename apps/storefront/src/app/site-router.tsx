import { useEffect } from 'react'
import {
  type createBrowserRouter,
  createPath,
  isRouteErrorResponse,
  RouterProvider,
} from 'react-router-dom'

import { retryTexts } from '../shared/app/i18n.ts'
import { tellWhereGoing } from '../shared/app/reload-guard.ts'
import { reportCaught } from '../shared/app/reports/watch-failures.ts'
import { useSession } from '../shared/app/session-store.ts'
import { onTenantChange } from '../shared/app/tenant.ts'
import { decidePage } from './decide-page.ts'
import { choosePage, type PageRoute } from './page-route.ts'

/** Renders the site in the browser, where the visitor moves between pages. A server renders a single page without it. */
export function SiteRouter({ router }: { router: AppRouter }) {
  useEffect(() => followGuards(router), [router])
  useEffect(() => followGoing(router), [router])
  return <RouterProvider router={router} onError={noteFailure} />
}

/**
 * Reports an error that took the place of a page, and lets failed texts be loaded again. A missing page is a valid answer, so
 * it is not reported.
 */
function noteFailure(error: unknown): void {
  retryTexts()
  if (!isRouteErrorResponse(error)) reportCaught(error)
}

function followGoing(router: AppRouter): () => void {
  return router.subscribe(({ navigation: { location } }) =>
    tellWhereGoing(location === undefined ? null : createPath(location)),
  )
}

/** Resolves when the first page, or the error in its place, can be rendered. */
export function opened(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

type AppRouter = ReturnType<typeof createBrowserRouter>

/**
 * Runs the guards again while a page is shown: when the visitor logs in or out, also in another tab, and when the tenant's
 * configuration arrives. Returns how to stop.
 */
function followGuards(router: AppRouter): () => void {
  const ask = () => {
    const { location, matches, errors } = router.state
    const { route, params } = matches.at(-1) ?? { route: { handle: [] }, params: {} }
    const page = choosePage(route.handle as readonly PageRoute[], location.search)
    const decision = decidePage(page, params, location)
    if (decision.kind === 'redirect') void router.navigate(decision.to, { replace: true })
    // A page that was refused may open now, or the current page may no longer be allowed.
    else if (decision.kind !== 'allow' || errors !== null) void router.revalidate()
  }
  const stops = [
    useSession.subscribe((now, before) => {
      if (now.token !== before.token) ask()
    }),
    onTenantChange(ask),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
