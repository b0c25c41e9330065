import type { UserAccount, AccountAgency } from '../../operation/account.ts'
import type { Context } from '../../operation/context.ts'

/** Who calls, of which agency. Only for operations whose `x-roles` are an agency's, which were checked before. */
export function callerAgency({ caller: { user } }: Pick<Context, 'caller'>): {
  user: UserAccount
  agency: AccountAgency
} {
  if (!user?.agency) throw new Error('The contract lets somebody in who works for no agency')
  return { user, agency: user.agency }
}
