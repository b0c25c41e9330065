import { useMemo } from 'react'
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import type { Location } from 'react-router-dom'

import { Layout } from './layouts/layout.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { PageRoute } from './page-route.ts'

export type PageAtProps = { route: PageRoute; location: Location }

/**
 * A page in its layout. It reads this location, not the address bar's: a kept page stays where it was. The router's own
 * way to say that, `<Routes location>`, brings the whole of nested routes along, which no page has.
 */
export function PageAt({ route, location }: PageAtProps) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location])
  return (
    <LocationContext value={value}>
      <Layout name={route.layout}>
        {/* The error of one page leaves header and footer standing. */}
        <PageBoundary location={location} onError={route.forgetFailure}>
          <route.Component />
        </PageBoundary>
      </Layout>
    </LocationContext>
  )
}
