import { refuse } from '../../engine/http/refusal.ts'
import type { Db } from '../../engine/store/store.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'

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
