import { decideNavigation } from '@selat/domain'
import type { NavigationDecision, NavigationRequest } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { PageMatch } from './page-route.ts'

export type PageDecisionInput = Pick<NavigationRequest, 'host' | 'session' | 'location'> & {
  tenant: Pick<Schemas['BaseConfiguration'], 'RouteRules' | 'ExternalHosts'> & {
    Products: readonly string[]
  }
  /** While it is not, nobody knows what the site does not sell. */
  isTenantKnown: boolean
}

/** The four guards of §2 for a page: whether it may be seen, and where its visitor goes otherwise. */
export function decidePage(
  { route, params }: PageMatch,
  { host, session, location, tenant, isTenantKnown }: PageDecisionInput,
): NavigationDecision {
  const { RouteRules, ExternalHosts, Products } = tenant
  // The page says what could not be had, in the place of a 404 that nobody knows to be true.
  const isSold = route.sells === undefined || !isTenantKnown || Products.includes(route.sells)
  const search = new URLSearchParams(location.search)
  return decideNavigation({
    host,
    session,
    location,
    rules: {
      redirects: RouteRules.map(({ From, To }) => ({ from: From, to: To })),
      externalHosts: ExternalHosts,
    },
    isOpenedBySecret: route.isOpenedBySecret ?? false,
    isRouteValid: isSold && (route.isValid?.({ params, search }) ?? true),
  })
}
