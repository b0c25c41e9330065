import { refuse } from '../../engine/http/refusal.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import { verifyPassword } from '../../engine/secrets/passwords.ts'
import type { Db } from '../../engine/store/store.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import { isOfGoneAgency } from '../../operation/account.ts'
import { defineOperation } from '../../operation/operation.ts'
import { countWrongTries } from '../../operation/rate-limit.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'
import { findAccount, loadAccount } from './find-account.ts'
import { endSession, openSession } from './sessions.ts'

/**
 * Limits of wrong tries in a minute: of one client at one account, and of one client at all accounts. They allow for the
 * mistakes of many people behind one address, but not for a list of passwords (docs/decisions/0089).
 */
const WRONG_TRIES = {
  limits: { tries: 10, seconds: 60 },
  from: { tries: 100, seconds: 60 },
} as const

// There is no transaction around the operation, because hashing is slow and would block other calls.
export const login = defineOperation(
  'login',
  async ({ body }, ctx) => {
    const { tenant, caller, now, ids, database } = ctx
    const account = await findAccount(database.db, tenant.slug, body.Username)
    const about = account?.id ?? hashSecret(toAccountKey(body.Username))
    const tries = await countWrongTries(ctx, 'login', { about, ...WRONG_TRIES })
    const isRight = await verifyPassword(account?.password_hash, body.Password)
    if (!account || !isRight) refuse('login_failed')
    await tries.wasRight()
    if (account.is_email_verified === 0) refuse('email_not_verified')
    if (isOfGoneAgency(account, tenant)) refuseMember()

    const session = await database.transaction(async (db) => {
      await noteVisit(db, account, now)
      if (caller.tokenHash !== null) await endSession(db, tenant.slug, caller.tokenHash)
      return openSession(db, account, { ids, now, tenant })
    })
    return { status: 200, body: session }
  },
  { transaction: 'none' },
)

/**
 * Notes the login, and checks again: the account may have been deactivated, or its password changed, while the password was
 * verified.
 */
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
