import { toEpochMs, toUtcText } from '@selat/domain'

import type { Context } from '../kernel/context.ts'
import { hashSecret } from '../kernel/ids.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Store } from '../store/store.ts'
import { toAccountKey } from './account.ts'

/** No window is longer. One that is over by this counts for nobody, however long the others' are. */
const LONGEST_WINDOW_MS = 60 * 60 * 1000

type Counted = { readonly tenant: string; readonly bucket: string; readonly now: string }

/** Counts a try in its window of time and refuses with `rate_limited` when there were too many. */
export async function limitRate(
  store: Store,
  { tenant, bucket, now }: Counted,
  { tries, seconds }: { tries: number; seconds: number },
): Promise<void> {
  const windowMs = seconds * 1000
  const nowMs = toEpochMs(now)
  const startMs = Math.floor(nowMs / windowMs) * windowMs
  const windowAt = toUtcText(startMs)
  const count = await store.transaction(async (db) => {
    const over = toUtcText(nowMs - LONGEST_WINDOW_MS)
    await db.deleteFrom('tries').where('window_at', '<', over).execute()
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

/** Counts from nothing again, where only wrong tries count and this one was right. */
export async function forgetTries({ db }: Store, { tenant, bucket }: Counted): Promise<void> {
  await db.deleteFrom('tries').where('tenant', '=', tenant).where('bucket', '=', bucket).execute()
}

type Limits = { readonly tries: number; readonly seconds: number }

type LimitedCall = Pick<Context, 'services' | 'tenant' | 'now' | 'address'>

/**
 * Counts a try at something that needs no session: of the one it is about (an account, a mailbox), and of the address
 * of the network that it comes from. In process there is no address.
 */
export async function limitTries(
  { services, tenant, now, address }: LimitedCall,
  what: string,
  { about, limits, from }: { about: string; limits: Limits; from: Limits },
): Promise<void> {
  const limit = (bucket: string, least: Limits) =>
    limitRate(services.store, { tenant: tenant.slug, bucket, now }, least)
  if (address !== null) await limit(`${what}-from:${address}`, from)
  await limit(`${what}:${hashSecret(toAccountKey(about))}`, limits)
}
