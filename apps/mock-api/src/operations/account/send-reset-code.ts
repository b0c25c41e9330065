import { maskEmail, newEmailedCode } from '@selat/domain'

import { CODES_SENT } from '../../accounts/code-limits.ts'
import { sendCode } from '../../accounts/emailed-codes.ts'
import { findAccountByEmail } from '../../accounts/find-account.ts'
import { limitTries } from '../../accounts/rate-limit.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

export const sendResetCode = defineOperation(
  'sendResetCode',
  async ({ body }, ctx) => {
    const account = await findAccountByEmail(ctx.store, ctx.tenant.slug, body.Email)
    if (account)
      return {
        status: 200,
        body: await sendCode(ctx, account, { purpose: 'reset', email: account.email }),
      }
    if (!ctx.tenant.settings.isEmailNotFoundNeutral) return refuse('email_not_found')
    const { expiresAt, resendAt } = newEmailedCode(ctx.now)
    return {
      status: 200,
      body: {
        Email: maskEmail(body.Email),
        ExpiresAt: expiresAt,
        ResendAt: resendAt,
        AsOf: ctx.now,
      },
    }
  },
  { before: ({ body }, ctx) => limitTries(ctx, 'send-code', { about: body.Email, ...CODES_SENT }) },
)
