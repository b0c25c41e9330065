import { decideNavigation } from '@selat/domain'
import type { NavigationDecision } from '@selat/domain'
import { useLocation, useParams } from 'react-router-dom'

import { useAppState } from '../shared/app-state.ts'
import { useSession, useSessionView } from '../shared/session-store.ts'
import { useTenant } from '../shared/tenant.ts'
import { usePageHandle } from './use-page-handle.ts'

/** Runs the four guards of §2 on where the visitor is now. */
export function useNavigationDecision(): NavigationDecision {
  const location = useLocation()
  const params = useParams()
  const { isValid } = usePageHandle()
  const host = useAppState((state) => state.host)
  const token = useSession((state) => state.token)
  const roleName = useSessionView((view) => view.roleName)
  const { RouteRules, ExternalHosts } = useTenant()
  return decideNavigation({
    host,
    session: { token, roleName },
    location,
    rules: {
      redirects: RouteRules.map(({ From, To }) => ({ from: From, to: To })),
      externalHosts: ExternalHosts,
    },
    isRouteValid: isValid?.({ params, search: new URLSearchParams(location.search) }) ?? true,
  })
}
