import { requireUser } from '../../accounts/require-user.ts'
import { endSessions } from '../../accounts/sessions.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const logoutEverywhere = defineOperation('logoutEverywhere', async (_input, ctx) => {
  await endSessions(ctx.store, ctx.tenant.slug, requireUser(ctx).id)
  return { status: 204 }
})
