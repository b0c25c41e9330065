import type { Store } from '../engine/store/store.ts'
import type { AllDueWork } from './due-work.ts'
import type { DueWorkRunner, Services } from './services.ts'

const FROM_THE_BEGINNING = ''
const NEVER = '9999'

type NothingDueUntil = {
  readonly version: number
  readonly simulation: string
  readonly until: string
}
type Asking = { readonly version: number; readonly first: Promise<string | null> }

/**
 * Runs what is due. As long as nothing is written it knows until when nothing will be, and asks
 * nobody: most calls come within a few milliseconds of another.
 */
export function createDueWorkRunner({ list, nextDue }: AllDueWork): DueWorkRunner {
  let quiet: NothingDueUntil | null = null
  let asking: Asking | null = null

  /** Of calls that come together one asks: as long as nothing is written, all would be told the same. */
  function firstDue(store: Store, version: number | null): Promise<string | null> {
    if (version === null) return nextDue(store.db, FROM_THE_BEGINNING)
    if (asking?.version === version) return asking.first
    const mine: Asking = { version, first: nextDue(store.db, FROM_THE_BEGINNING) }
    asking = mine
    // Told once: who comes later asks anew, also after a failure.
    const forget = () => {
      if (asking === mine) asking = null
    }
    mine.first.then(forget, forget)
    return mine.first
  }

  /** Whether it is known already that nothing is due. */
  const isQuiet = ({ store, simulation }: Services, now: string) =>
    quiet !== null &&
    quiet.version === store.version() &&
    quiet.simulation === simulation &&
    now < quiet.until

  async function lapse(services: Services, now: string): Promise<void> {
    if (isQuiet(services, now)) return
    const { store, simulation } = services
    const version = store.version()
    const staysQuiet = (until: string | null) => {
      quiet = version === null ? null : { version, simulation, until: until ?? NEVER }
    }
    const first = await firstDue(store, version)
    if (first === null || now < first) return staysQuiet(first)
    for (const sweep of list) await store.transaction((db) => sweep(db, now, services))
    // What was due and stayed as it was, such as a payer that only the console moves, is no reason to run it again.
    if (version !== null && store.version() === version) staysQuiet(await nextDue(store.db, now))
  }

  return Object.assign(lapse, { isQuiet })
}
