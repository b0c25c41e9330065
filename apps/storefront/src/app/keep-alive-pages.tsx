import { Activity, type ReactNode, useMemo, useState } from 'react'
import {
  type Location,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom'

import { Layout } from './layouts/layout.tsx'
import type { LayoutName } from './page-route.ts'

type Kept = { location: Location; layout: LayoutName; page: ReactNode }

/**
 * Keeps pages alive (NAV-10): when the visitor leaves them, they are hidden, not unmounted. A hidden page keeps its location,
 * because it still renders and would otherwise read the query of another page. A page with another query has a state of its
 * own.
 */
export function KeepAlivePages({ shown }: { shown: Kept | null }) {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(() => new Map())
  if (shown && !isSame(kept.get(shown.location.pathname), shown))
    setKept(new Map(kept).set(shown.location.pathname, shown))
  return [...kept].map(([path, entry]) => {
    const isHidden = path !== shown?.location.pathname
    return (
      <Activity key={path + entry.location.search} mode={isHidden ? 'hidden' : 'visible'}>
        <KeptPage {...entry} />
      </Activity>
    )
  })
}

function isSame(kept: Kept | undefined, { location, page }: Kept): boolean {
  return kept?.location === location && kept.page === page
}

/**
 * Gives a kept page a location of its own. The router has one location for all pages, and only its private context can change
 * it for one page (docs/decisions/0111).
 */
function KeptPage({ location, layout, page }: Kept) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location])
  return (
    <LocationContext value={value}>
      <Layout name={layout}>{page}</Layout>
    </LocationContext>
  )
}
