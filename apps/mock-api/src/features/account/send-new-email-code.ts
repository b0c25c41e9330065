import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { sendCode } from './emailed-codes.ts'
import { loadAccount } from './find-account.ts'
import { requireUser } from './require-user.ts'

export const sendNewEmailCode = defineOperation('sendNewEmailCode', async (_input, ctx) => {
  const account = await loadAccount(ctx.store, ctx.tenant.slug, requireUser(ctx).id)
  if (account.pending_email === null) return refuse('not_found')
  return {
    status: 200,
    body: await sendCode(ctx, account, { purpose: 'new_email', email: account.pending_email }),
  }
})
