import type { Clock, KeptClock } from '../time/clock.ts'
import type { SharedSettings } from './shared-settings.ts'

/**
 * Takes the clock up where a sandbox on the same data left it: frozen, or as far from real time as it was. From here on
 * every process that shares the store has the same time. `start` is the instant that this start asked for.
 */
export async function keepClock(settings: SharedSettings, clock: Clock, start: string | null) {
  const changed = await settings.keep({
    name: 'clock',
    start,
    state: () => clock.keep(),
    follow: (kept) => clock.follow(kept as KeptClock), // written by `state` only
  })
  clock.onChange(changed)
}
