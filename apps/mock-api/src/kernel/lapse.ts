import type { Services } from './services.ts'
import type { Sweeps } from './sweep.ts'

const FROM_THE_BEGINNING = ''
const NEVER = '9999'

type Quiet = { readonly version: number; readonly simulation: string; readonly until: string }

/**
 * Runs the sweeps when something is due. As long as nothing is written it knows until when nothing will be, and asks
 * nobody: most calls come within a few milliseconds of another.
 */
export function createLapse({ list, nextDue }: Sweeps) {
  let quiet: Quiet | null = null

  return async function lapse(services: Services, now: string): Promise<void> {
    const { store, simulation } = services
    const version = store.version()
    const staysQuiet = (until: string | null) => {
      quiet = version === null ? null : { version, simulation, until: until ?? NEVER }
    }
    if (quiet?.version === version && quiet?.simulation === simulation && now < quiet.until) return
    const first = await nextDue(store.db, FROM_THE_BEGINNING)
    if (first === null || now < first) return staysQuiet(first)
    for (const sweep of list) await store.transaction((db) => sweep(db, now, services))
    // What was due and stayed as it was, such as a payer that only the console moves, is no reason to sweep again.
    if (version !== null && store.version() === version) staysQuiet(await nextDue(store.db, now))
  }
}

export type Lapse = ReturnType<typeof createLapse>
