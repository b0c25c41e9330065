import type { MemberRole, SessionAgency } from '@selat/domain'

import { useSession } from '../../app/session-store.ts'

/** Returns the agency of a member with the member's role; null for all other users. */
export const useAgency = (): SessionAgency | null =>
  useSession((state) => state.user?.Agency ?? null)

/**
 * Whether the user may do what an agency allows to these roles only. Users without an agency may, because they act for
 * themselves.
 */
export function useIsFor(roles: readonly MemberRole[]): boolean {
  const agency = useAgency()
  return agency === null || roles.includes(agency.Role)
}
