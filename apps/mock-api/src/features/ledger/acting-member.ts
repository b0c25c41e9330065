import type { Work } from '../../operation/work.ts'
import type { LedgerAccount } from './account.ts'

/** The member who moves money of his agency's wallet; null where the console, time or anybody else does. */
export function actingMember(
  { caller }: Pick<Work, 'caller'>,
  { kind, owner }: Pick<LedgerAccount, 'kind' | 'owner'>,
): { id: string; name: string } | null {
  const user = caller?.user
  if (kind !== 'wallet' || !user?.agency || user.agency.id !== owner) return null
  return { id: user.id, name: user.name }
}
