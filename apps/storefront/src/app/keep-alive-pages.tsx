import { Activity, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import type { Location } from 'react-router-dom'

import { Layout } from './layouts/layout.tsx'
import type { LayoutName } from './page-route.ts'

type Kept = { location: Location; layout: LayoutName; page: ReactNode }

/**
 * Pages that are kept alive (NAV-10): hidden, not unmounted, when the visitor leaves. A hidden page keeps the location
 * it had, because it renders on and would else read the query of another page. Another query is another page's state.
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

/** The router has one location for all pages; of one for a page alone only its private context knows (docs/decisions/0111). */
function KeptPage({ location, layout, page }: Kept) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location])
  return (
    <LocationContext value={value}>
      <Layout name={layout}>{page}</Layout>
    </LocationContext>
  )
}
