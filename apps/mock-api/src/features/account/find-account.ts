import type { Db } from '../../engine/store/store.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'

/** Finds an account by the user name or e-mail address of a login. */
export function findAccount(
  store: Db,
  tenant: string,
  usernameOrEmail: string,
): Promise<AccountRow | undefined> {
  const key = toAccountKey(usernameOrEmail)
  return store
    .selectFrom('accounts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where((row) => row.or([row('username_key', '=', key), row('email_key', '=', key)]))
    .executeTakeFirst()
}

export function findAccountByEmail(
  store: Db,
  tenant: string,
  email: string,
): Promise<AccountRow | undefined> {
  return store
    .selectFrom('accounts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('email_key', '=', toAccountKey(email))
    .executeTakeFirst()
}

/** Loads the account of a session that was just authenticated. */
export function loadAccount(store: Db, tenant: string, id: string): Promise<AccountRow> {
  return store
    .selectFrom('accounts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
