import { refuse } from '../../engine/http/refusal.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import { statement } from '../../engine/store/statement.ts'
import type { Store } from '../../engine/store/store.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { isOfGoneAgency, toAccount, type Caller } from '../../operation/account.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

export type Security = 'none' | 'optional' | 'required'

const NOBODY: Caller = { user: null, tokenHash: null }

/**
 * Finds the caller by the token, which is valid only for the tenant that issued it. If a session is optional, an ended one
 * counts as none. With `refuseEnded` it is refused, so that the start call tells the storefront that its session is over
 * (§8).
 */
export async function authenticate(
  { store, tenant, clock }: { store: Store; tenant: Tenant; clock: Pick<Clock, 'now'> },
  authorization: string | null,
  { security, refuseEnded }: { security: Security; refuseEnded: boolean },
): Promise<Caller> {
  if (security === 'none') return NOBODY
  const token = /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(authorization ?? '')?.[1]
  const caller = token === undefined ? NOBODY : await findCaller(store, tenant, token, clock.now())
  if (caller.user) return caller
  if (security === 'required' || (refuseEnded && authorization !== null)) refuse('unauthorized')
  return NOBODY
}

async function findCaller(
  { db }: Store,
  tenant: Tenant,
  token: string,
  now: string,
): Promise<Caller> {
  const tokenHash = hashSecret(token)
  const session = { tenant: tenant.slug, token_hash: tokenHash, now }
  const [account] = (await accountOf(db, session)).rows
  if (!account || isOfGoneAgency(account, tenant)) return NOBODY
  return { user: toAccount(account, tenant), tokenHash }
}

const accountOf = statement(
  (db, { tenant, token_hash, now }: { tenant: string; token_hash: string; now: string }) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', (join) =>
        join
          .onRef('accounts.tenant', '=', 'sessions.tenant')
          .onRef('accounts.id', '=', 'sessions.user_id'),
      )
      .selectAll('accounts')
      .where('sessions.tenant', '=', tenant)
      .where('sessions.token_hash', '=', token_hash)
      .where('sessions.expires_at', '>', now)
      .where('accounts.member_state', '!=', 'inactive'),
)
