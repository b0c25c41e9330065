import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

export const logout = defineOperation('logout', async (_input, { caller, store, tenant }) => {
  if (caller.tokenHash === null) return refuse('unauthorized')
  await store
    .deleteFrom('sessions')
    .where('tenant', '=', tenant.slug)
    .where('token_hash', '=', caller.tokenHash)
    .execute()
  return { status: 204 }
})
