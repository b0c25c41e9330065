import type { MemberRole } from '@selat/domain'
import type { ReactNode } from 'react'

import { NotYourRole } from './deferred-no-entry.ts'
import { useAgency } from './use-agency.ts'

type ForRolesProps = { roles: readonly MemberRole[]; children: ReactNode }

/** Around a page of everybody's that not every member of an agency may use: others are told so (AGT-3). */
export function ForRoles({ roles, children }: ForRolesProps) {
  const agency = useAgency()
  if (agency === null || roles.includes(agency.Role)) return children
  return <NotYourRole agency={agency} roles={roles} />
}
