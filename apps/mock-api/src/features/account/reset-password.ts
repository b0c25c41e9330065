import { hashPassword } from '../../engine/secrets/passwords.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import { accountEvents } from './account-events.ts'
import { changeAccount } from './change-account.ts'
import { CODE_TRIES } from './code-limits.ts'
import { tryCodeOfUnknownAccount } from './codes-of-unknown-accounts.ts'
import { requireRight, tryCode } from './emailed-codes.ts'
import { findAccountByEmail } from './find-account.ts'
import { requirePasswordLength } from './require-password-length.ts'
import { endSessions } from './sessions.ts'

// There is no transaction around the operation, because hashing is slow and a wrong try must stay counted.
export const resetPassword = defineOperation(
  'resetPassword',
  async ({ body }, ctx, passwordHash: string) => {
    const { tenant, now, database } = ctx
    requirePasswordLength(tenant, body.Password, '/Password')
    const tried = await database.transaction(async (store) => {
      const account = await findAccountByEmail(store, tenant.slug, body.Email)
      if (!account)
        return tryCodeOfUnknownAccount(store, tenant.slug, {
          email: body.Email,
          code: body.Code,
          now,
        })
      const verdict = await tryCode(store, account, { purpose: 'reset', code: body.Code, now })
      if (!('email' in verdict)) return verdict
      await changeAccount(store, account, now, {
        password_hash: passwordHash,
        // The code proves that its user can read the mailbox.
        is_email_verified: 1,
        member_state: account.member_state === 'invited' ? 'active' : account.member_state,
      })
      await endSessions(store, tenant.slug, account.id)
      // An invited member had no password, so this does not count as a change.
      if (account.member_state !== 'invited')
        await accountEvents.publish({ ...ctx, store }, { name: 'password_changed', account })
      return verdict
    })
    requireRight(tried, 'reset_code_invalid')
    return { status: 204 }
  },
  {
    transaction: 'none',
    before: async ({ body }, ctx) => {
      await limitTries(ctx, 'try-code', { about: body.Email, ...CODE_TRIES })
      return hashPassword(body.Password)
    },
  },
)
