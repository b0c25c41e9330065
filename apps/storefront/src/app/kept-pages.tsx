import { Activity, Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Location } from 'react-router-dom'

import { KeptPageBoundary } from './kept-page-boundary.tsx'
import { Layout } from './layouts/layout.tsx'
import type { LayoutName } from './page-route.ts'

type Kept = { location: Location; layout: LayoutName; Page: ComponentType }

export type KeptPagesProps = {
  location: Location
  layout: LayoutName
  /** The page of this location, when it is one that is kept. */
  Page: ComponentType | undefined
}

/**
 * Pages that are kept alive (NAV-10): hidden, not unmounted, when the visitor leaves. A hidden page keeps the location
 * it had, because it renders on and would else read the query of another page. Another query is another page's state.
 */
export function KeptPages({ location, layout, Page }: KeptPagesProps) {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(() => new Map())
  if (Page && kept.get(location.pathname)?.location !== location) {
    setKept(new Map(kept).set(location.pathname, { location, layout, Page }))
  }
  return [...kept].map(([path, entry]) => (
    <Activity
      key={path + entry.location.search}
      mode={Page && path === location.pathname ? 'visible' : 'hidden'}
    >
      <Layout name={entry.layout}>
        <KeptPageBoundary>
          <Suspense>
            <Routes location={entry.location}>
              <Route path={path} element={<entry.Page />} />
            </Routes>
          </Suspense>
        </KeptPageBoundary>
      </Layout>
    </Activity>
  ))
}
