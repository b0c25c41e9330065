import { addMinutes } from '@selat/domain'

import { limitRate } from '../../accounts/rate-limit.ts'
import { toWireUser } from '../../accounts/wire-user.ts'
import { hashSecret } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

/** Tries at one account, right or wrong, in a minute. */
const TRIES = { tries: 10, seconds: 60 }
/** Tries from one address at whatever accounts: more than the people behind it need, fewer than a list of passwords does. */
const TRIES_FROM = { tries: 100, seconds: 60 }
const SESSION_MINUTES = 7 * 24 * 60

// Hashing takes long enough that nobody else should wait for it, hence no transaction.
export const login = defineOperation(
  'login',
  async ({ body }, { tenant, now, ids, services, address }) => {
    const limit = (bucket: string, limits: typeof TRIES) =>
      limitRate(services.store, { tenant: tenant.slug, bucket, now }, limits)
    if (address !== null) await limit(`login-from:${address}`, TRIES_FROM)
    const name = body.Username.trim().toLowerCase()
    const account = tenant.users.find(
      (user) => user.username.toLowerCase() === name || user.email.toLowerCase() === name,
    )
    await limit(`login:${account?.id ?? hashSecret(name)}`, TRIES)
    const isRight = await services.verifyPassword(account, body.Password)
    if (!account || !isRight) refuse('login_failed')
    if (!account.isEmailVerified) refuse('email_not_verified')

    const token = ids.secret()
    const expiresAt = addMinutes(now, SESSION_MINUTES)
    await services.store.db
      .insertInto('sessions')
      .values({
        tenant: tenant.slug,
        token_hash: hashSecret(token),
        user_id: account.id,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute()
    return { status: 200, body: { Token: token, ExpiresAt: expiresAt, User: toWireUser(account) } }
  },
  { transaction: 'none' },
)
