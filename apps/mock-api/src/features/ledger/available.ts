import type { Db } from '../../engine/store/store.ts'
import type { LedgerAccount } from './account.ts'

/** The money that an account can spend, in minor units, and how much credit that includes. */
export type WalletFunds = { readonly available: number; readonly credit: number }

/** Returns credits and credit limit, less debits and holds. Both values are 0 if the account does not exist yet. */
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
