import { isOfGoneAgency, toAccountKey } from '../../accounts/account.ts'
import { findAccount, loadAccount } from '../../accounts/find-account.ts'
import { verifyPassword } from '../../accounts/passwords.ts'
import { limitRate } from '../../accounts/rate-limit.ts'
import { endSession, openSession } from '../../accounts/sessions.ts'
import { hashSecret } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Db } from '../../store/store.ts'
import type { AccountRow } from '../../store/tables/account-tables.ts'

/** Tries at one account, right or wrong, in a minute. */
const TRIES = { tries: 10, seconds: 60 }
/** Tries from one address at whatever accounts: more than the people behind it need, fewer than a list of passwords does. */
const TRIES_FROM = { tries: 100, seconds: 60 }

// Hashing takes long enough that nobody else should wait for it, hence no transaction around it.
export const login = defineOperation(
  'login',
  async ({ body }, { tenant, caller, now, ids, services, address }) => {
    const { store } = services
    const limit = (bucket: string, limits: typeof TRIES) =>
      limitRate(store, { tenant: tenant.slug, bucket, now }, limits)
    if (address !== null) await limit(`login-from:${address}`, TRIES_FROM)
    const account = await findAccount(store.db, tenant.slug, body.Username)
    await limit(`login:${account?.id ?? hashSecret(toAccountKey(body.Username))}`, TRIES)
    const isRight = await verifyPassword(account?.password_hash, body.Password)
    if (!account || !isRight) refuse('login_failed')
    if (account.is_email_verified === 0) refuse('email_not_verified')
    if (isOfGoneAgency(account, tenant)) refuseMember()

    const session = await store.transaction(async (db) => {
      await noteVisit(db, account, now)
      if (caller.tokenHash !== null) await endSession(db, tenant.slug, caller.tokenHash)
      return openSession(db, account, { ids, now, tenant })
    })
    return { status: 200, body: session }
  },
  { transaction: 'none' },
)

/** Only now: the agency may have ended the account, or its holder the password, while that was looked at. */
async function noteVisit(db: Db, known: AccountRow, now: string): Promise<void> {
  const { tenant, id, password_hash: hash } = known
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ last_seen_at: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .where('member_state', '!=', 'inactive')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 0n) return
  const account = await loadAccount(db, tenant, id)
  if (account.password_hash !== hash) refuse('login_failed')
  refuseMember()
}

function refuseMember(): never {
  return refuse('forbidden', { params: { reason: 'member_inactive' } })
}
