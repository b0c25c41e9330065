import type { Context } from '../kernel/context.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Account } from './account.ts'

/** Who is signed in; the contract asks for a session before it comes to this. */
export function requireUser({ caller }: Pick<Context, 'caller'>): Account {
  return caller.user ?? refuse('unauthorized')
}
