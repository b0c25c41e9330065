import type { createBrowserRouter } from 'react-router-dom'

import { useSession } from '../shared/app/session-store.ts'
import { onTenantChange } from '../shared/app/tenant.ts'
import { decidePage } from './decide-page.ts'
import { choosePage } from './page-route.ts'
import type { PageRoute } from './page-route.ts'

export type AppRouter = ReturnType<typeof createBrowserRouter>

/**
 * Runs the guards again while a page is shown: when the visitor logs in or out, also in another tab, and when the tenant's
 * configuration arrives. Returns how to stop.
 */
export function followGuards(router: AppRouter): () => void {
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
