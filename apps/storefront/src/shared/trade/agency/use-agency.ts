import type { MemberRole, SessionAgency } from '@selat/domain'

import { useSession } from '../../app/session-store.ts'

/** The agency that an agent works for, and as what; null of everybody else. */
export const useAgency = (): SessionAgency | null =>
  useSession((state) => state.user?.Agency ?? null)

/** Whether somebody may do what is for these of an agency; who works for none does it for himself. */
export function useIsFor(roles: readonly MemberRole[]): boolean {
  const agency = useAgency()
  return agency === null || roles.includes(agency.Role)
}
