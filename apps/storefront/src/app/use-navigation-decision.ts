import { decideNavigation } from '@selat/domain'
import type { NavigationDecision } from '@selat/domain'
import { useLocation } from 'react-router-dom'

import { useAppState } from '../shared/app-state.ts'
import { useSession, useSessionView } from '../shared/session-store.ts'
import { useIsTenantKnown, useTenant } from '../shared/tenant.ts'
import type { PageMatch } from './page-route.ts'

/** Runs the four guards of §2 on where the visitor is now. */
export function useNavigationDecision({ route, params }: PageMatch): NavigationDecision {
  const location = useLocation()
  const host = useAppState((state) => state.host)
  const token = useSession((state) => state.token)
  const roleName = useSessionView((view) => view.roleName)
  const { RouteRules, ExternalHosts, Products } = useTenant()
  const isKnown = useIsTenantKnown()
  // While the tenant is not known the page says what could not be had, in the place of a 404 that nobody knows to be true.
  const isSold = route.sells === undefined || !isKnown || Products.includes(route.sells)
  const search = new URLSearchParams(location.search)
  return decideNavigation({
    host,
    session: { token, roleName },
    location,
    rules: {
      redirects: RouteRules.map(({ From, To }) => ({ from: From, to: To })),
      externalHosts: ExternalHosts,
    },
    isOpenedBySecret: route.isOpenedBySecret ?? false,
    isRouteValid: isSold && (route.isValid?.({ params, search }) ?? true),
  })
}
