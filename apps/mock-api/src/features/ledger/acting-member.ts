import type { Work } from '../../operation/work.ts'
import type { LedgerAccount } from './account.ts'

/**
 * Returns the member who moves money of the wallet of their own agency; null for the console, due work and other callers.
 */
export function actingMember(
  { caller }: Pick<Work, 'caller'>,
  { kind, owner }: Pick<LedgerAccount, 'kind' | 'owner'>,
): { id: string; name: string } | null {
  const user = caller?.user
  if (kind !== 'wallet' || !user?.agency || user.agency.id !== owner) return null
  return { id: user.id, name: user.name }
}
