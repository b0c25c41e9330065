import { refuse } from '../../engine/http/refusal.ts'
import type { Account } from '../../operation/account.ts'
import type { Context } from '../../operation/context.ts'

/** Who is signed in; the contract asks for a session before it comes to this. */
export function requireUser({ caller }: Pick<Context, 'caller'>): Account {
  return caller.user ?? refuse('unauthorized')
}
