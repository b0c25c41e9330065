import { useEffect } from 'react'
import { createPath, isRouteErrorResponse, RouterProvider } from 'react-router-dom'

import { retryTexts } from '../shared/app/i18n.ts'
import { tellWhereGoing } from '../shared/app/reload-guard.ts'
import { reportCaught } from '../shared/app/reports/watch-failures.ts'
import { followGuards } from './follow-guards.ts'
import type { AppRouter } from './follow-guards.ts'

/** The site where a visitor moves about in it. A server renders one page of it without. */
export function SiteRouter({ router }: { router: AppRouter }) {
  useEffect(() => followGuards(router), [router])
  useEffect(() => followGoing(router), [router])
  return <RouterProvider router={router} onError={noteFailure} />
}

/** Something stands in the place of the page now. That there is no such page is an answer, and no failure. */
function noteFailure(error: unknown): void {
  retryTexts()
  if (!isRouteErrorResponse(error)) reportCaught(error)
}

function followGoing(router: AppRouter): () => void {
  return router.subscribe(({ navigation: { location } }) =>
    tellWhereGoing(location === undefined ? null : createPath(location)),
  )
}

/** Resolves when the first page, or what stands in its place, can be rendered. */
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
