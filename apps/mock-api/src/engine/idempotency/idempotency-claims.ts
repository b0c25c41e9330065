import { randomUUID } from 'node:crypto'

import { toUtcText } from '@selat/domain'

import type { Store } from '../store/store.ts'

/** Longer than any call takes. Who works longer may find its intent taken over: only one of both can keep its answer. */
const LEASE_MS = 20_000

/** Names one intent of one caller. */
export type IdempotencyScope = {
  readonly tenant: string
  readonly scope: string
  readonly key: string
}

export type Claim = { release(): Promise<void> }

/**
 * Claims an intent among all processes that share a store, in a statement of its own, so that the others know of it
 * before the work has begun. Null when it is claimed already. A process that dies leaves its claim to lapse, by real
 * time: the sandbox's own may stand still.
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
        // The work is done: what is left of its claim lapses.
        .catch(() => undefined)
    },
  }
}
