import type { UserAccount, AccountAgency } from '../../operation/account.ts'
import type { Context } from '../../operation/context.ts'

/**
 * Returns the caller and the caller's agency. Only for operations whose `x-roles`, which are checked before, are an agency's.
 */
export function callerAgency({ caller: { user } }: Pick<Context, 'caller'>): {
  user: UserAccount
  agency: AccountAgency
} {
  if (!user?.agency) throw new Error('The contract lets somebody in who works for no agency')
  return { user, agency: user.agency }
}
