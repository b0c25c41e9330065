import { Activity, useState } from 'react'
import type { Location } from 'react-router-dom'

import { PageAt } from './page-at.tsx'
import type { PageRoute } from './page-route.ts'

type Kept = { location: Location; route: PageRoute }

export type KeptPagesProps = {
  location: Location
  /** The page of this location, when it is one that is kept. */
  route: PageRoute | undefined
}

/**
 * Pages that are kept alive (NAV-10): hidden, not unmounted, when the visitor leaves. A hidden page keeps the location
 * it had, because it renders on and would else read the query of another page. Another query is another page's state.
 */
export function KeptPages({ location, route }: KeptPagesProps) {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(() => new Map())
  if (route && kept.get(location.pathname)?.location !== location) {
    setKept(new Map(kept).set(location.pathname, { location, route }))
  }
  return [...kept].map(([path, entry]) => {
    const isHidden = !route || path !== location.pathname
    return (
      <Activity key={path + entry.location.search} mode={isHidden ? 'hidden' : 'visible'}>
        <PageAt {...entry} />
      </Activity>
    )
  })
}
