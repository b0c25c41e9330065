import { useEffect } from 'react'
import { createPath, isRouteErrorResponse, RouterProvider } from 'react-router-dom'

import { retryTexts } from '../shared/app/i18n.ts'
import { tellWhereGoing } from '../shared/app/reload-guard.ts'
import { reportCaught } from '../shared/app/reports/watch-failures.ts'
import { followGuards } from './follow-guards.ts'
import type { AppRouter } from './follow-guards.ts'

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
