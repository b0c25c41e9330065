import type { NavigationDecision } from '@selat/domain'
import { useLocation } from 'react-router-dom'

import { useAppState } from '../shared/app-state.ts'
import { useSession, useSessionView } from '../shared/session-store.ts'
import { useIsTenantKnown, useTenant } from '../shared/tenant.ts'
import { decidePage } from './decide-page.ts'
import type { PageMatch } from './page-route.ts'

/** Runs the four guards of §2 on where the visitor is now. */
export function useNavigationDecision(match: PageMatch): NavigationDecision {
  const location = useLocation()
  const host = useAppState((state) => state.host)
  const token = useSession((state) => state.token)
  const roleName = useSessionView((view) => view.roleName)
  const tenant = useTenant()
  const isTenantKnown = useIsTenantKnown()
  const missing = useAppState((state) => state.missing)
  if (missing === location.pathname + location.search) return { kind: 'notFound' }
  return decidePage(match, {
    host,
    session: { token, roleName },
    location,
    tenant,
    isTenantKnown,
  })
}
