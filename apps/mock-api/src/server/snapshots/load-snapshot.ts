import type { ClockState } from '../../engine/time/clock.ts'
import { seedAccounts } from '../../features/account/seed-accounts.ts'
import { seedCustomers } from '../../features/agency/customers/seed-customers.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { checkSnapshot } from './check-snapshot.ts'
import { anyTables, emptyTables, fillTables } from './copy-tables.ts'
import { readSnapshot } from './keep-snapshots.ts'
import { currentShapes } from './table-shapes.ts'

/**
 * Replaces the whole state by that of a snapshot, or changes nothing. The clock continues from the snapshot's instant.
 * Running calls finish before; calls that arrive meanwhile run after.
 */
export async function loadSnapshot(services: SandboxParts, name: string): Promise<ClockState> {
  const file = await readSnapshot(services, name)
  const { state, tables } = await checkSnapshot(file, services)
  const shapes = await currentShapes()
  const { store, settings, faults, clock, random, requests, tenants } = services
  await services.lock.runExclusive(async () => {
    await Promise.all([settings.settle(), faults.settle()])
    const realNowMs = Date.now()
    const kept = { ...state.clock, realNowMs }
    await store.transaction(async (db) => {
      const all = anyTables(db)
      await emptyTables(all, shapes)
      await fillTables(all, shapes, tables)
      // A snapshot of an older release, or of other tenants, may lack some of these.
      await seedAccounts(db, tenants.all)
      await seedCustomers(db, tenants.all)
      await settings.put(db, {
        clock: kept,
        simulation: state.simulation,
        network_seed: state.networkSeed,
        analytics: state.analytics ?? {},
      })
    })
    await Promise.all([settings.load(), faults.load()])
    // The settings do not contain a clock that a test has passed, so it is set here.
    clock.follow(kept)
    if (state.chance) {
      random.ids.resume(state.chance.ids)
      random.requests.resume(state.chance.requests)
    }
    // The generators repeat request ids, so the log of earlier requests is cleared.
    requests.clear()
  })
  return clock.state()
}
