import { refuse } from '../kernel/refusal.ts'
import type { Db } from '../store/store.ts'
import { toAccountKey } from './account.ts'

/** Refuses with `user_exists` when another account of the tenant has the user name. */
export async function requireFreeUsername(
  store: Db,
  tenant: string,
  username: string,
  ownId?: string,
): Promise<void> {
  const other = await store
    .selectFrom('accounts')
    .select('id')
    .where('tenant', '=', tenant)
    .where('username_key', '=', toAccountKey(username))
    .executeTakeFirst()
  if (other && other.id !== ownId)
    refuse('user_exists', { errors: [{ pointer: '/Username', code: 'taken', params: {} }] })
}

/** Refuses with `account_exists` when another account of the tenant has the e-mail address. */
export async function requireFreeEmail(
  store: Db,
  tenant: string,
  email: string,
  ownId?: string,
): Promise<void> {
  const other = await store
    .selectFrom('accounts')
    .select('id')
    .where('tenant', '=', tenant)
    .where('email_key', '=', toAccountKey(email))
    .executeTakeFirst()
  if (other && other.id !== ownId)
    refuse('account_exists', { errors: [{ pointer: '/Email', code: 'taken', params: {} }] })
}
