import type { Db } from '../../engine/store/store.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import { changedAt } from '../../engine/time/changed-at.ts'

/** Changes columns of an account at an instant, and returns the account as it is afterwards. */
export async function changeAccount(
  store: Db,
  account: AccountRow,
  now: string,
  changes: Partial<AccountRow>,
): Promise<AccountRow> {
  const changed = { ...changes, updated_at: changedAt(account.updated_at, now) }
  await store
    .updateTable('accounts')
    .set(changed)
    .where('tenant', '=', account.tenant)
    .where('id', '=', account.id)
    .execute()
  return { ...account, ...changed }
}
