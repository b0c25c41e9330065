import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'

import { useSession } from '../shared/session-store.ts'
import { Arrival } from './arrival.tsx'
import { Guard } from './guard.tsx'
import { KeptPages } from './kept-pages.tsx'
import { Layout } from './layouts/layout.tsx'
import { LoginRequests } from './login-requests.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import type { PageHandle } from './page-route.ts'
import { TenantHead } from './tenant-head.tsx'

/** Around every page: guards, the layout that the page names, and the pages that are kept alive beside it. */
export function Shell() {
  const location = useLocation()
  const { layout, KeptPage } = usePageHandle()
  const token = useSession((state) => state.token)
  return (
    <>
      <TenantHead />
      <NavigationProgress />
      <LoginRequests />
      <Guard>
        <Suspense>
          {!KeptPage && (
            <Layout name={layout}>
              <Outlet />
            </Layout>
          )}
          {/* What one account typed is not for the next. */}
          <KeptPages key={token ?? 'visitor'} location={location} layout={layout} Page={KeptPage} />
          <Arrival />
        </Suspense>
      </Guard>
      <ScrollRestoration />
    </>
  )
}

const standard: PageHandle = { layout: 'default' }

export function usePageHandle(): PageHandle {
  // Only pages carry a handle, and each is a PageHandle (page-route.ts).
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? standard
}
