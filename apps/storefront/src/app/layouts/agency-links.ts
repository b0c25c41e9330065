import type { MemberRole } from '@selat/domain'

import { paths } from '../../shared/app/paths.ts'
import { everybody, sellers } from '../../shared/trade/agency/roles.ts'

type AgencyRoom = 'desk' | 'bookings' | 'customers' | 'quotations' | 'wallet' | 'markup' | 'team'

export type AgencyLink = { room: AgencyRoom; to: string; roles: readonly MemberRole[] }

/** The pages of an agency, in the order in which they are used during a day. */
const links: readonly AgencyLink[] = [
  { room: 'desk', to: paths.agency(), roles: everybody },
  { room: 'bookings', to: paths.orderHistory(), roles: everybody },
  { room: 'customers', to: paths.customers(), roles: sellers },
  { room: 'quotations', to: paths.quotations(), roles: sellers },
  { room: 'wallet', to: paths.wallet(), roles: everybody },
  { room: 'markup', to: paths.agencyMarkup(), roles: everybody },
  { room: 'team', to: paths.agencyTeam(), roles: everybody },
]

/** Returns the links to the pages that a role may open. */
export function agencyLinksOf(role: MemberRole): readonly AgencyLink[] {
  return links.filter(({ roles }) => roles.includes(role))
}
