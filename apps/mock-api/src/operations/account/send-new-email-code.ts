import { sendCode } from '../../accounts/emailed-codes.ts'
import { loadAccount } from '../../accounts/find-account.ts'
import { requireUser } from '../../accounts/require-user.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

export const sendNewEmailCode = defineOperation('sendNewEmailCode', async (_input, ctx) => {
  const account = await loadAccount(ctx.store, ctx.tenant.slug, requireUser(ctx).id)
  if (account.pending_email === null) return refuse('not_found')
  return {
    status: 200,
    body: await sendCode(ctx, account, { purpose: 'new_email', email: account.pending_email }),
  }
})
