import { addMinutes } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../engine/http/refusal.ts'
import { hashSecret, type Ids } from '../../engine/random/ids.ts'
import type { Db } from '../../engine/store/store.ts'
import type { AccountRow } from '../../engine/store/tables/account-tables.ts'
import { toAccount, type UserAccount } from '../../operation/account.ts'
import { defineOperation } from '../../operation/operation.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

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

const SESSION_MINUTES = 7 * 24 * 60

/** Opens a session with a new token, of which only a hash is stored. */
export async function openSession(
  store: Db,
  account: AccountRow,
  { ids, now, tenant }: { ids: Ids; now: string; tenant: Tenant },
): Promise<Schemas['Session']> {
  const token = ids.secret()
  const expiresAt = addMinutes(now, SESSION_MINUTES)
  await store
    .insertInto('sessions')
    .values({
      tenant: account.tenant,
      token_hash: hashSecret(token),
      user_id: account.id,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { Token: token, ExpiresAt: expiresAt, User: toWireUser(toAccount(account, tenant)) }
}

/** Revokes one token. A token that is no longer valid is ignored. */
export async function endSession(store: Db, tenant: string, tokenHash: string): Promise<void> {
  await store
    .deleteFrom('sessions')
    .where('tenant', '=', tenant)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Revokes every token of an account. */
export async function endSessions(store: Db, tenant: string, accountId: string): Promise<void> {
  await store
    .deleteFrom('sessions')
    .where('tenant', '=', tenant)
    .where('user_id', '=', accountId)
    .execute()
}

function toWireUser(user: UserAccount): Schemas['User'] {
  return {
    Id: user.id,
    Name: user.name,
    Username: user.username,
    Email: user.email,
    Role: { Name: user.role },
    CurrencyObj: { Code: user.currency },
    IsB2B: user.isB2b ? 'true' : 'false',
    IsB2C: user.isB2c ? 'true' : 'false',
    Agency: user.agency && {
      Id: user.agency.id,
      Name: user.agency.name,
      Role: user.agency.role,
    },
  }
}
