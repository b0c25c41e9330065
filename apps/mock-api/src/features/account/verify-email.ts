import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import { changeAccount } from './change-account.ts'
import { CODES_SENT, CODE_TRIES } from './code-limits.ts'
import { sendCode, requireRight, tryCode } from './emailed-codes.ts'
import { findAccount } from './find-account.ts'

export const sendVerificationCode = defineOperation(
  'sendVerificationCode',
  async ({ body }, ctx) => {
    const account = await findAccount(ctx.store, ctx.tenant.slug, body.Username)
    if (!account) return refuse('email_not_found')
    if (account.is_email_verified === 1) refuse('email_already_verified')
    return {
      status: 200,
      body: await sendCode(ctx, account, { purpose: 'verify', email: account.email }),
    }
  },
  {
    before: ({ body }, ctx) =>
      limitTries(ctx, 'send-code', { about: body.Username, ...CODES_SENT }),
  },
)

// The try that a wrong code costs stays, so the refusal comes after the transaction.
export const confirmEmail = defineOperation(
  'confirmEmail',
  async ({ body }, { tenant, now, database }) => {
    const tried = await database.transaction(async (db) => {
      const account = await findAccount(db, tenant.slug, body.Username)
      if (!account) return refuse('email_not_found')
      if (account.is_email_verified === 1) refuse('email_already_verified')
      const verdict = await tryCode(db, account, { purpose: 'verify', code: body.Code, now })
      if ('email' in verdict) await changeAccount(db, account, now, { is_email_verified: 1 })
      return verdict
    })
    requireRight(tried, 'verification_code_invalid')
    return { status: 204 }
  },
  {
    transaction: 'none',
    before: ({ body }, ctx) => limitTries(ctx, 'try-code', { about: body.Username, ...CODE_TRIES }),
  },
)
