import { defineOperation } from '../../operation/operation.ts'
import { loadAccount } from './find-account.ts'
import { requireUser } from './require-user.ts'
import { toWireProfile } from './wire-profile.ts'

export const getProfile = defineOperation('getProfile', async (_input, ctx) => ({
  status: 200,
  body: toWireProfile(await loadAccount(ctx.store, ctx.tenant.slug, requireUser(ctx).id)),
}))
