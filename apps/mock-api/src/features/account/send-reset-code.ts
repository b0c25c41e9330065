import { refuse } from '../../engine/http/refusal.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import { toAccount } from '../../operation/account.ts'
import { defineOperation } from '../../operation/operation.ts'
import { limitTries } from '../../operation/rate-limit.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import { CODES_SENT } from './code-limits.ts'
import { createUnsentResetCode } from './codes-of-unknown-accounts.ts'
import { sendCode } from './emailed-codes.ts'
import { findAccountByEmail } from './find-account.ts'

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
