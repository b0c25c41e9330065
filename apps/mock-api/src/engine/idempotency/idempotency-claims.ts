import { randomUUID } from 'node:crypto'

import { toUtcText } from '@selat/domain'

import type { Store } from '../store/store.ts'

/**
 * The time for which a claim is valid, which is longer than any call takes. If a call takes longer, another process may
 * claim its key; then only one of both can store its answer.
 */
const LEASE_MS = 20_000

/** The key of a request and its caller. */
export type IdempotencyScope = {
  readonly tenant: string
  readonly scope: string
  readonly key: string
}

export type Claim = { release(): Promise<void> }

/**
 * Claims a key among all processes that share a store; null if it is claimed already. The claim is a statement of its own,
 * so that they see it before the work begins. If a process dies, its claim expires by real time, because the sandbox's clock
 * may stand still.
 */
export async function claimIntent(
  { db }: Pick<Store, 'db'>,
  { tenant, scope, key }: IdempotencyScope,
  realNow: () => number = Date.now,
): Promise<Claim | null> {
  const claim = { holder: randomUUID(), lease_until: toUtcText(realNow() + LEASE_MS) }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_claims')
    .values({ tenant, scope, key, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'scope', 'key'])
        .doUpdateSet(claim)
        .where('idempotency_claims.lease_until', '<=', toUtcText(realNow())),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return null
  return {
    async release() {
      await db
        .deleteFrom('idempotency_claims')
        .where('tenant', '=', tenant)
        .where('scope', '=', scope)
        .where('key', '=', key)
        .where('holder', '=', claim.holder)
        .execute()
        // The work is already done. If the deletion fails, the claim expires.
        .catch(() => undefined)
    },
  }
}
