import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import { toAccountKey } from '../../world/tenants/account-key.ts'
import { accountEvents } from './account-events.ts'
import { changeAccount } from './change-account.ts'
import { CODE_TRIES } from './code-limits.ts'
import { sendCode, requireRight, tryCode } from './emailed-codes.ts'
import { loadAccount, requireFree } from './find-account.ts'
import { toWireProfile } from './profile.ts'
import { requireUser } from './require-user.ts'

export const sendNewEmailCode = defineOperation('sendNewEmailCode', async (_input, ctx) => {
  const account = await loadAccount(ctx.store, ctx.tenant.slug, requireUser(ctx).id)
  if (account.pending_email === null) return refuse('not_found')
  return {
    status: 200,
    body: await sendCode(ctx, account, { purpose: 'new_email', email: account.pending_email }),
  }
})

// The try that a wrong code costs stays, so the refusal comes after the transaction.
export const confirmNewEmail = defineOperation(
  'confirmNewEmail',
  async ({ body }, ctx) => {
    const { tenant, now, database } = ctx
    const { id } = requireUser(ctx)
    const { account, tried } = await database.transaction(async (store) => {
      const before = await loadAccount(store, tenant.slug, id)
      const verdict = await tryCode(store, before, { purpose: 'new_email', code: body.Code, now })
      if (!('email' in verdict)) return { account: before, tried: verdict }
      const { email } = verdict
      await requireFree(store, { tenant: tenant.slug, username: before.username, email }, id)
      const changed = await changeAccount(store, before, now, {
        email,
        email_key: toAccountKey(email),
        pending_email: null,
        is_email_verified: 1,
      })
      await accountEvents.publish(
        { ...ctx, store },
        { name: 'email_changed', account: before, newEmail: email },
      )
      return { account: changed, tried: verdict }
    })
    requireRight(tried, 'verification_code_invalid')
    return { status: 200, body: toWireProfile(account) }
  },
  {
    transaction: 'none',
    before: (_input, ctx) =>
      limitTries(ctx, 'try-code', { about: requireUser(ctx).username, ...CODE_TRIES }),
  },
)
