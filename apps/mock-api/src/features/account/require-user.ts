import { refuse } from '../../engine/http/refusal.ts'
import type { UserAccount } from '../../operation/account.ts'
import type { Context } from '../../operation/context.ts'

/** Who is signed in; the contract asks for a session before it comes to this. */
export function requireUser({ caller }: Pick<Context, 'caller'>): UserAccount {
  return caller.user ?? refuse('unauthorized')
}
