import { endSession } from '../../accounts/sessions.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

export const logout = defineOperation('logout', async (_input, { caller, store, tenant }) => {
  if (caller.tokenHash === null) return refuse('unauthorized')
  await endSession(store, tenant.slug, caller.tokenHash)
  return { status: 204 }
})
