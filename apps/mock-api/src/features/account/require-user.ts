import { refuse } from '../../engine/http/refusal.ts'
import type { UserAccount } from '../../operation/account.ts'
import type { Context } from '../../operation/context.ts'

/** Returns the user of the session. The contract requires a session before the operation runs. */
export function requireUser({ caller }: Pick<Context, 'caller'>): UserAccount {
  return caller.user ?? refuse('unauthorized')
}
