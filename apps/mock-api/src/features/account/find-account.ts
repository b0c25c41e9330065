import { refuse } from '../../engine/http/refusal.ts'
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

type AccountNames = { readonly tenant: string; readonly username: string; readonly email: string }

/**
 * Refuses a user name or an e-mail address that another account of the tenant has, with `user_exists` or `account_exists`.
 * `ownId` is the caller's account, if it exists already.
 */
export async function requireFree(store: Db, names: AccountNames, ownId?: string): Promise<void> {
  const keys = { username: toAccountKey(names.username), email: toAccountKey(names.email) }
  const others = await store
    .selectFrom('accounts')
    .select(['username_key', 'email_key'])
    .where('tenant', '=', names.tenant)
    .where('id', '!=', ownId ?? '')
    .where((row) =>
      row.or([row('username_key', '=', keys.username), row('email_key', '=', keys.email)]),
    )
    .execute()
  if (others.some((other) => other.username_key === keys.username))
    refuse('user_exists', { errors: [{ pointer: '/Username', code: 'taken', params: {} }] })
  if (others.length > 0)
    refuse('account_exists', { errors: [{ pointer: '/Email', code: 'taken', params: {} }] })
}
