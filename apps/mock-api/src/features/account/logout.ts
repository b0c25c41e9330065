import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { endSession } from './sessions.ts'

export const logout = defineOperation('logout', async (_input, { caller, store, tenant }) => {
  if (caller.tokenHash === null) return refuse('unauthorized')
  await endSession(store, tenant.slug, caller.tokenHash)
  return { status: 204 }
})
