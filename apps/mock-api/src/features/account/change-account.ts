import type { Db } from '../../engine/store/store.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'

/** Writes what has changed about an account at an instant; gives it as it is then. */
export async function changeAccount(
  store: Db,
  account: AccountRow,
  now: string,
  changes: Partial<AccountRow>,
): Promise<AccountRow> {
  const changed = { ...changes, updated_at: now }
  await store
    .updateTable('accounts')
    .set(changed)
    .where('tenant', '=', account.tenant)
    .where('id', '=', account.id)
    .execute()
  return { ...account, ...changed }
}
