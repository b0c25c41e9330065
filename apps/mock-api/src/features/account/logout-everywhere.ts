import { defineOperation } from '../../operation/operation.ts'
import { requireUser } from './require-user.ts'
import { endSessions } from './sessions.ts'

export const logoutEverywhere = defineOperation('logoutEverywhere', async (_input, ctx) => {
  await endSessions(ctx.store, ctx.tenant.slug, requireUser(ctx).id)
  return { status: 204 }
})
