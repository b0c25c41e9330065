import { CODES_SENT } from '../../accounts/code-limits.ts'
import { sendCode } from '../../accounts/emailed-codes.ts'
import { findAccount } from '../../accounts/find-account.ts'
import { limitTries } from '../../accounts/rate-limit.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

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
