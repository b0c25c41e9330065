import type { Simulation } from '../../operation/services.ts'
import type { Control } from './shared-control.ts'

/** How payments end, as this start asks for it or as somebody has set it since. */
export async function keepSimulation(control: Control, start: Simulation) {
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
