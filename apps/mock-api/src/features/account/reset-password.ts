import { refuse } from '../../engine/http/refusal.ts'
import { hashPassword } from '../../engine/secrets/passwords.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import { toAccount } from '../../operation/account.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import { accountEvents } from './account-events.ts'
import { changeAccount } from './change-account.ts'
import { CODES_SENT, CODE_TRIES } from './code-limits.ts'
import { createUnsentResetCode, tryCodeOfUnknownAccount } from './codes-of-unknown-accounts.ts'
import { sendCode, requireRight, tryCode } from './emailed-codes.ts'
import { findAccountByEmail } from './find-account.ts'
import { requirePasswordLength } from './require-password-length.ts'
import { endSessions } from './sessions.ts'

/** A member who never had a password is invited again, because there is nothing to reset. */
function invitationOf(account: AccountRow, tenant: Pick<Tenant, 'agencies'>) {
  if (account.member_state !== 'invited') return {}
  const { agency, username } = toAccount(account, tenant)
  return agency === null ? {} : { invitation: { agency: agency.name, username } }
}

export const sendResetCode = defineOperation(
  'sendResetCode',
  async ({ body }, ctx) => {
    const account = await findAccountByEmail(ctx.store, ctx.tenant.slug, body.Email)
    if (account)
      return {
        status: 200,
        body: await sendCode(ctx, account, {
          purpose: 'reset',
          email: account.email,
          ...invitationOf(account, ctx.tenant),
        }),
      }
    if (!ctx.tenant.settings.isEmailNotFoundNeutral) return refuse('email_not_found')
    return { status: 200, body: await createUnsentResetCode(ctx, body.Email) }
  },
  { before: ({ body }, ctx) => limitTries(ctx, 'send-code', { about: body.Email, ...CODES_SENT }) },
)

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
