import { Activity, Suspense, useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
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
      <AtLocation location={entry.location}>
        <Layout name={entry.layout}>
          <KeptPageBoundary>
            <Suspense>
              <entry.Page />
            </Suspense>
          </KeptPageBoundary>
        </Layout>
      </AtLocation>
    </Activity>
  ))
}

/** The router has no other way to show one page another location than the current; nested routes would warn. */
function AtLocation({ location, children }: { location: Location; children: ReactNode }) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location])
  return <LocationContext value={value}>{children}</LocationContext>
}
