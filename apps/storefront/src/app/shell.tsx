import { Suspense } from 'react'
import { useLocation, useMatches, useOutlet } from 'react-router-dom'

import { useSession } from '../shared/app/session-store.ts'
import { ConsentPlace } from './consent-place.tsx'
import { KeepAlivePages } from './keep-alive-pages.tsx'
import { Layout } from './layouts/layout.tsx'
import { LoginRequests } from './login-requests.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { choosePage, unknownPage } from './page-route.ts'
import type { PageRoute } from './page-route.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { Scroll } from './scroll.tsx'
import { TenantHead } from './tenant-head.tsx'

/** Surrounds every page with the tenant's part of the document, the layout, and the pages that are kept alive. */
export function Shell() {
  const location = useLocation()
  const outlet = useOutlet()
  const token = useSession((state) => state.token)
  const { page, hasFailed } = useShownPage()
  const { layout, keepAlive } = page
  const isKept = keepAlive && !hasFailed
  return (
    <>
      <TenantHead />
      <NavigationProgress />
      <LoginRequests />
      <ConsentPlace />
      <Suspense>
        {!isKept && <Layout name={layout}>{outlet}</Layout>}
        <KeepAlivePages
          // The key changes with the account, because the next account must not see what this one typed.
          key={token ?? 'visitor'}
          shown={isKept ? { location, layout, page: outlet } : null}
        />
        <RouteAnnouncer page={page} />
      </Suspense>
      <Scroll />
    </>
  )
}

function useShownPage(): { page: PageRoute; hasFailed: boolean } {
  const { search } = useLocation()
  const match = useMatches().at(-1)
  // createRoutes gives every route of this site this handle.
  const sharing = (match?.handle ?? []) as readonly PageRoute[]
  return {
    page: match ? choosePage(sharing, search) : unknownPage,
    hasFailed: match?.loaderData === undefined,
  }
}
