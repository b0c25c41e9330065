import { INSTANSI_ROLE } from '@selat/domain'
import type { OperationRole } from '@selat/sdk/operations'

import { refuse } from '../../engine/http/refusal.ts'
import type { Caller } from '../../operation/account.ts'

/** Returns the caller's role as the contract's `x-roles` names it. */
export function roleOf({ user }: Pick<Caller, 'user'>): OperationRole {
  if (!user) return 'visitor'
  if (user.role === INSTANSI_ROLE) return 'instansi'
  return user.agency?.role ?? 'customer'
}

/** Refuses callers whose role the contract does not allow for an operation, before its body is read. */
export function checkAccess(roles: readonly OperationRole[], caller: Caller): void {
  if (!roles.includes(roleOf(caller))) refuse('forbidden')
}
