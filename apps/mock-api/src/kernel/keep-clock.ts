import { toUtcText } from '@selat/domain'

import { fromJsonText, toJsonText } from '../store/json-text.ts'
import type { Store } from '../store/store.ts'
import type { Clock, ClockState } from './clock.ts'

type KeptClock = ClockState & { realNowMs: number }

const ROW = { tenant: 'sandbox', name: 'clock' }

/**
 * Takes the clock up where a sandbox on the same data left it: frozen, or as far from real time as it was. Changes are
 * written as they come; the function it gives waits for the last of them and ends the writing.
 */
export async function keepClock(store: Store, clock: Clock): Promise<() => Promise<void>> {
  const row = await store.db
    .selectFrom('meta')
    .select('value')
    .where('tenant', '=', ROW.tenant)
    .where('name', '=', ROW.name)
    .executeTakeFirst()
  if (row) restoreClock(clock, fromJsonText(row.value) as KeptClock) // written by saveClock only
  let written: Promise<void> | null = Promise.resolve()
  clock.onChange((state) => {
    written = written && written.then(() => saveClock(store, { ...state, realNowMs: Date.now() }))
  })
  return async () => {
    const last = written
    written = null
    await last
  }
}

function restoreClock(clock: Clock, kept: KeptClock): void {
  if (kept.frozen) return clock.freeze(kept.now)
  clock.freeze(toUtcText(Date.now() + Date.parse(kept.now) - kept.realNowMs))
  clock.run()
}

async function saveClock(store: Store, kept: KeptClock): Promise<void> {
  const value = toJsonText<unknown>(kept)
  await store.db
    .insertInto('meta')
    .values({ ...ROW, value })
    .onConflict((conflict) => conflict.columns(['tenant', 'name']).doUpdateSet({ value }))
    .execute()
}
