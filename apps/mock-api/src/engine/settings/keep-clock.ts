import type { Clock, KeptClock } from '../time/clock.ts'
import type { SharedSettings } from './shared-settings.ts'

/**
 * Restores the clock of a sandbox from its store: stopped, or with the same distance from real time. From then on all
 * processes that share the store have the same time. `start` is the instant that this start asks for.
 */
export async function keepClock(settings: SharedSettings, clock: Clock, start: string | null) {
  const changed = await settings.keep({
    name: 'clock',
    start,
    state: () => clock.keep(),
    follow: (kept) => clock.follow(kept as KeptClock), // only `state` writes it
  })
  clock.onChange(changed)
}
