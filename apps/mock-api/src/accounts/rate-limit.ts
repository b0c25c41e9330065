import { toEpochMs, toUtcText } from '@selat/domain'

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
