import { decideNavigation, type NavigationDecision, viewSession } from '@selat/domain'
import type { Params } from 'react-router-dom'

import { useAppState } from '../shared/app/app-state.ts'
import { session } from '../shared/app/session-store.ts'
import { isTenantKnown, tenant } from '../shared/app/tenant.ts'
import type { PageRoute } from './page-route.ts'

type PageAddress = { pathname: string; search: string; hash: string }

/** Applies the four guards of §2 to a page: whether it may be shown, and otherwise where its visitor is redirected. */
export function decidePage(
  route: PageRoute,
  params: Params,
  location: PageAddress,
): NavigationDecision {
  const { host, missing } = useAppState.getState()
  if (missing === location.pathname + location.search) return { kind: 'notFound' }
  const { RouteRules, ExternalHosts, Products } = tenant()
  // Before the tenant is known the page opens and shows the failure, because a 404 may be untrue.
  const isSold = route.sells === undefined || !isTenantKnown() || Products.includes(route.sells)
  const search = new URLSearchParams(location.search)
  return decideNavigation({
    host,
    session: { token: session().token, roleName: viewSession(session()).roleName },
    location,
    rules: {
      redirects: RouteRules.map(({ From, To }) => ({ from: From, to: To })),
      externalHosts: ExternalHosts,
    },
    isOpenedBySecret: route.isOpenedBySecret ?? false,
    isRouteValid: isSold && (route.isValid?.({ params, search }) ?? true),
  })
}

/** Decides on the way to a page, which may redirect by a rule of its own. */
export function decideOpening(
  route: PageRoute,
  params: Params,
  location: PageAddress,
): NavigationDecision {
  const decision = decidePage(route, params, location)
  if (decision.kind !== 'allow') return decision
  const search = new URLSearchParams(location.search)
  const address = location.pathname + location.search
  const to = route.redirect?.({ params, search, address }) ?? null
  return to === null ? decision : { kind: 'redirect', to }
}
