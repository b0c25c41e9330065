import { loadAccount } from '../../accounts/find-account.ts'
import { requireUser } from '../../accounts/require-user.ts'
import { toWireProfile } from '../../accounts/wire-profile.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const getProfile = defineOperation('getProfile', async (_input, ctx) => ({
  status: 200,
  body: toWireProfile(await loadAccount(ctx.store, ctx.tenant.slug, requireUser(ctx).id)),
}))
