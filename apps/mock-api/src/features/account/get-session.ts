import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toWireUser } from './wire-user.ts'

export const getSession = defineOperation(
  'getSession',
  async (_input, { caller, store, tenant }) => {
    const { user, tokenHash } = caller
    if (!user || tokenHash === null) return refuse('unauthorized')
    const session = await store
      .selectFrom('sessions')
      .select('expires_at')
      .where('tenant', '=', tenant.slug)
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (!session) return refuse('unauthorized')
    return { status: 200, body: { ExpiresAt: session.expires_at, User: toWireUser(user) } }
  },
)
