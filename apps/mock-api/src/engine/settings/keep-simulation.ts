import type { SharedSettings } from './shared-settings.ts'

/** How payments come to an end: by hand in the console or a test, or by themselves after a while. */
export type Simulation = 'manual' | 'automatic'

/** How payments end, as this start asks for it or as somebody has set it since. */
export async function keepSimulation(control: SharedSettings, start: Simulation) {
  let mode = start
  const changed = await control.keep({
    name: 'simulation',
    start,
    state: () => mode,
    follow: (kept) => void (mode = kept as Simulation), // written by `state` only
  })
  return {
    get: () => mode,
    set: (next: Simulation) => {
      mode = next
      changed()
    },
  }
}
