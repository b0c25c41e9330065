import { Suspense } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { useSession } from '../shared/session-store.ts'
import { Arrival } from './arrival.tsx'
import { Guarded } from './guarded.tsx'
import { KeptPages } from './kept-pages.tsx'
import { LoginRequests } from './login-requests.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageAt } from './page-at.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { matchPage } from './page-route.ts'
import type { PageRoute } from './page-route.ts'
import { ScrollMemory } from './scroll-memory.tsx'
import { TenantHead } from './tenant-head.tsx'
import { useNavigationDecision } from './use-navigation-decision.ts'

/**
 * Around every page: guards, and the pages that are kept alive. A navigation is a transition, so the page before stays
 * until the next one is downloaded.
 */
export function Shell({ pages }: { pages: readonly PageRoute[] }) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const token = useSession((state) => state.token)
  const match = matchPage(pages, location)
  const decision = useNavigationDecision(match)
  const { route } = match
  const isAllowed = decision.kind === 'allow'
  return (
    <PageBoundary location={location}>
      <TenantHead />
      <NavigationProgress />
      <LoginRequests />
      <Suspense>
        {!isAllowed && <Guarded decision={decision} />}
        {isAllowed && !route.keepAlive && <PageAt route={route} location={location} />}
        <KeptPages
          // What one account typed is not for the next.
          key={token ?? 'visitor'}
          location={location}
          route={isAllowed && route.keepAlive ? route : undefined}
        />
        <Arrival route={route} />
      </Suspense>
      <ScrollMemory location={location} navigationType={navigationType} />
    </PageBoundary>
  )
}
