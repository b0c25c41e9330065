import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'

import { useSession } from '../shared/session-store.ts'
import { Arrival } from './arrival.tsx'
import { Guarded } from './guarded.tsx'
import { KeptPages } from './kept-pages.tsx'
import { Layout } from './layouts/layout.tsx'
import { LoginRequests } from './login-requests.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { TenantHead } from './tenant-head.tsx'
import { useNavigationDecision } from './use-navigation-decision.ts'
import { usePageHandle } from './use-page-handle.ts'

/** Around every page: guards, the layout that the page names, and the pages that are kept alive beside it. */
export function Shell() {
  const location = useLocation()
  const decision = useNavigationDecision()
  const { layout, KeptPage } = usePageHandle()
  const token = useSession((state) => state.token)
  const isAllowed = decision.kind === 'allow'
  return (
    <>
      <TenantHead />
      <NavigationProgress />
      <LoginRequests />
      <Suspense>
        {!isAllowed && <Guarded decision={decision} />}
        {isAllowed && !KeptPage && (
          <Layout name={layout}>
            <Outlet />
          </Layout>
        )}
        <KeptPages
          // What one account typed is not for the next.
          key={token ?? 'visitor'}
          location={location}
          layout={layout}
          Page={isAllowed ? KeptPage : undefined}
        />
        <Arrival />
      </Suspense>
      <ScrollRestoration />
    </>
  )
}
