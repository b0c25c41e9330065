import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { requireUser } from './require-user.ts'
import { endSession, endSessions } from './sessions.ts'

export const logout = defineOperation('logout', async (_input, { caller, store, tenant }) => {
  if (caller.tokenHash === null) return refuse('unauthorized')
  await endSession(store, tenant.slug, caller.tokenHash)
  return { status: 204 }
})

export const logoutEverywhere = defineOperation('logoutEverywhere', async (_input, ctx) => {
  await endSessions(ctx.store, ctx.tenant.slug, requireUser(ctx).id)
  return { status: 204 }
})
