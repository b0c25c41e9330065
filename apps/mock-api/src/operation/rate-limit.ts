import { toEpochMs, toUtcText } from '@selat/domain'

import { refuse } from '../engine/http/refusal.ts'
import { hashSecret } from '../engine/random/ids.ts'
import { toAccountKey } from '../world/tenants/account-key.ts'
import type { Context } from './context.ts'

/** The longest window. Rows older than this are deleted, whatever their own window is. */
const LONGEST_WINDOW_MS = 60 * 60 * 1000

type Limits = { readonly tries: number; readonly seconds: number }

type LimitedCall = Pick<Context, 'database' | 'clock' | 'tenant' | 'now'>

/** Counts a try in its time window. Refuses with `rate_limited` if there were too many. */
export async function limitRate(
  { database, clock, tenant, now }: LimitedCall,
  bucket: string,
  { tries, seconds }: Limits,
): Promise<void> {
  const { startMs, endMs } = windowOf(clock, now, seconds)
  const count = await database.transaction(async (db) => {
    const over = toUtcText(startMs - LONGEST_WINDOW_MS)
    await db.deleteFrom('tries').where('window_at', '<', over).execute()
    const row = await db
      .insertInto('tries')
      .values({ tenant: tenant.slug, bucket, window_at: toUtcText(startMs), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'bucket', 'window_at'])
          .doUpdateSet((change) => ({ count: change('tries.count', '+', 1) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    return row.count
  })
  if (count <= tries) return
  // The wait is in the sandbox's time, so that the same calls in the same state get the same answer.
  const waitMs = endMs - Math.max(toEpochMs(now), startMs)
  refuse('rate_limited', { params: { seconds: Math.ceil(waitMs / 1000) } })
}

/**
 * Returns the window of a try. It follows the sandbox's clock plus the real time for which the clock has stood still, so
 * that a waiting caller can try again.
 */
function windowOf(clock: LimitedCall['clock'], now: string, seconds: number) {
  const windowMs = seconds * 1000
  const startMs = Math.floor((toEpochMs(now) + clock.stoodMs()) / windowMs) * windowMs
  return { startMs, endMs: startMs + windowMs }
}

/** Sets the count to zero after a right try, for limits that count only wrong ones. */
export async function forgetTries(
  { database, tenant }: LimitedCall,
  bucket: string,
): Promise<void> {
  await database.db
    .deleteFrom('tries')
    .where('tenant', '=', tenant.slug)
    .where('bucket', '=', bucket)
    .execute()
}

/** Removes one counted try, because it was right. The client's wrong tries stay counted. */
export async function takeTryBack(
  { database, clock, tenant, now }: LimitedCall,
  bucket: string,
  { seconds }: Limits,
): Promise<void> {
  const { startMs } = windowOf(clock, now, seconds)
  await database.db
    .updateTable('tries')
    .set((change) => ({ count: change('count', '-', 1) }))
    .where('tenant', '=', tenant.slug)
    .where('bucket', '=', bucket)
    .where('window_at', '=', toUtcText(startMs))
    .where('count', '>', 0)
    .execute()
}

type WrongTries = { readonly about: string; readonly limits: Limits; readonly from: Limits }

/**
 * Counts a try at a secret before it is checked, so that parallel tries do not exceed the limit. There are two counts: for a
 * client at this account or booking, and for the client at all of them. So one client's wrong tries do not lock others out.
 * The returned function removes a right try from both counts.
 */
export async function countWrongTries(
  call: LimitedCall & Pick<Context, 'address'>,
  what: string,
  { about, limits, from }: WrongTries,
): Promise<{ wasRight: () => Promise<void> }> {
  const { address } = call
  const ofClient = `${what}-from:${address}`
  const ofBoth = `${what}:${about}${clientMark(address)}`
  if (address !== null) await limitRate(call, ofClient, from)
  await limitRate(call, ofBoth, limits)
  return {
    async wasRight() {
      await forgetTries(call, ofBoth)
      if (address !== null) await takeTryBack(call, ofClient, from)
    },
  }
}

/** In process there is no address, so all callers count as one client. */
const clientMark = (address: string | null) => (address === null ? '' : ` from ${address}`)

/**
 * Counts a try of a call without a session: for its subject (an account, a mailbox), and for the caller's network address,
 * which is missing in process. With `isOfClient`, the first count is for each address separately, so that tries of others
 * lock nobody out.
 */
export async function limitTries(
  call: LimitedCall & Pick<Context, 'address'>,
  what: string,
  { about, limits, from, isOfClient = false }: WrongTries & { readonly isOfClient?: boolean },
): Promise<void> {
  const { address } = call
  if (address !== null) await limitRate(call, `${what}-from:${address}`, from)
  const client = isOfClient ? clientMark(address) : ''
  await limitRate(call, `${what}:${hashSecret(toAccountKey(about))}${client}`, limits)
}
