import type { MemberRole } from '@selat/domain'
import type { ReactNode } from 'react'

import { NotYourRole } from './deferred-no-entry.ts'
import { useAgency } from './use-agency.ts'

type ForRolesProps = { roles: readonly MemberRole[]; children: ReactNode }

/** Frames a page that is open to visitors but not to every member of an agency; other members get a message (AGT-3). */
export function ForRoles({ roles, children }: ForRolesProps) {
  const agency = useAgency()
  if (agency === null || roles.includes(agency.Role)) return children
  return <NotYourRole agency={agency} roles={roles} />
}
