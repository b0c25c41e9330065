import type { Db } from '../../engine/store/store.ts'
import type { LedgerAccount } from './account.ts'

/** What an account can give, in its units, and how much of that is credit: the rest is its own. */
export type WalletFunds = { readonly available: number; readonly credit: number }

/** What came into an account and its credit, less what went out and what is on hold. Nothing when it is not there yet. */
export async function readFunds(
  store: Db,
  { tenant, id }: Pick<LedgerAccount, 'tenant' | 'id'>,
): Promise<WalletFunds> {
  const row = await store
    .selectFrom('ledger_accounts')
    .select(['debits', 'credits', 'pending_debits', 'credit_limit'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return { available: 0, credit: 0 }
  const own = row.credits - row.debits - row.pending_debits
  return { available: own + row.credit_limit, credit: row.credit_limit }
}
