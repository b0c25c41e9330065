import type { Db } from '../store/store.ts'
import type { Account } from './account.ts'

/** What an account can give: what came into it and its credit, less what went out and what is on hold. Nothing when it is not there yet. */
export async function readAvailable(
  store: Db,
  { tenant, id }: Pick<Account, 'tenant' | 'id'>,
): Promise<number> {
  const row = await store
    .selectFrom('ledger_accounts')
    .select(['debits', 'credits', 'pending_debits', 'credit_limit'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? row.credits - row.debits - row.pending_debits + row.credit_limit : 0
}
