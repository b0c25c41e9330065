import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import { CODES_SENT } from './code-limits.ts'
import { sendCode } from './emailed-codes.ts'
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
