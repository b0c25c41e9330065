import { useRoutes } from 'react-router-dom'
import type { Location } from 'react-router-dom'

import { Layout } from './layouts/layout.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { PageRoute } from './page-route.ts'

export type PageAtProps = { route: PageRoute; location: Location }

/** A page in its layout. It reads this location, not the address bar's: a kept page stays where it was. */
export function PageAt({ route, location }: PageAtProps) {
  const element = (
    <Layout name={route.layout}>
      {/* The error of one page leaves header and footer standing. */}
      <PageBoundary location={location} onError={route.forgetFailure}>
        <route.Component />
      </PageBoundary>
    </Layout>
  )
  return useRoutes([{ path: route.path, element }], location)
}
