import { toEpochMs, toUtcText } from '@selat/domain'

import type { Context } from '../kernel/context.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Store } from '../store/store.ts'

/** Counts a try in its window of time and refuses with `rate_limited` when there were too many. */
export async function limitRate(
  store: Store,
  { tenant, bucket, now }: { tenant: string; bucket: string; now: string },
  { tries, seconds }: { tries: number; seconds: number },
): Promise<void> {
  const windowMs = seconds * 1000
  const nowMs = toEpochMs(now)
  const startMs = Math.floor(nowMs / windowMs) * windowMs
  const windowAt = toUtcText(startMs)
  const count = await store.transaction(async (db) => {
    await db.deleteFrom('tries').where('window_at', '<', windowAt).execute()
    const row = await db
      .insertInto('tries')
      .values({ tenant, bucket, window_at: windowAt, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'bucket', 'window_at'])
          .doUpdateSet((change) => ({ count: change('tries.count', '+', 1) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    return row.count
  })
  if (count > tries)
    refuse('rate_limited', { params: { seconds: Math.ceil((startMs + windowMs - nowMs) / 1000) } })
}

/** Codes that go out for one address of a network in an hour: somebody else's mailbox is not to be filled. */
export const CODES_FROM = { tries: 30, seconds: 3600 }

/** Codes that one address of a network tries in a minute; each code has its own few tries besides. */
export const CODE_TRIES_FROM = { tries: 50, seconds: 60 }

/** Counts a try of the caller's address at something that needs no account. In process there is no address, and no limit. */
export async function limitFrom(
  { services, tenant, now, address }: Pick<Context, 'services' | 'tenant' | 'now' | 'address'>,
  what: string,
  limits: { tries: number; seconds: number },
): Promise<void> {
  if (address === null) return
  const bucket = `${what}-from:${address}`
  await limitRate(services.store, { tenant: tenant.slug, bucket, now }, limits)
}
