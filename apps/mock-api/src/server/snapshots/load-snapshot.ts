import type { ClockState } from '../../engine/time/clock.ts'
import { seedAccounts } from '../../features/account/seed-accounts.ts'
import { seedCustomers } from '../../features/agency/customers/seed-customers.ts'
import type { Services } from '../../operation/services.ts'
import { checkSnapshot } from './check-snapshot.ts'
import { anyTables, emptyTables, fillTables } from './copy-tables.ts'
import { readSnapshot } from './keep-snapshots.ts'
import { currentShapes } from './table-shapes.ts'

/**
 * Takes a snapshot's state up in place of everything, all of it or nothing; time goes on from where it stood then. Calls
 * that are under way count before, those that come meanwhile after.
 */
export async function loadSnapshot(services: Services, name: string): Promise<ClockState> {
  const file = await readSnapshot(services, name)
  const { state, tables } = await checkSnapshot(file, services)
  const shapes = await currentShapes()
  const { store, control, faults, clock, chance, requests, tenants } = services
  await services.gate.alone(async () => {
    await Promise.all([control.settle(), faults.settle()])
    const realNowMs = Date.now()
    const kept = { ...state.clock, realNowMs }
    await store.transaction(async (db) => {
      const all = anyTables(db)
      await emptyTables(all, shapes)
      await fillTables(all, shapes, tables)
      // A snapshot of an older release, or of other tenants, lacks some of these.
      await seedAccounts(db, tenants.all)
      await seedCustomers(db, tenants.all)
      await control.put(db, {
        clock: kept,
        simulation: state.simulation,
        network_seed: state.networkSeed,
      })
    })
    await Promise.all([control.load(), faults.load()])
    // A clock that a test holds in its hands is not kept with the rest.
    clock.follow(kept)
    if (state.chance) {
      chance.ids.resume(state.chance.ids)
      chance.requests.resume(state.chance.requests)
    }
    // Their ids come again.
    requests.clear()
  })
  return clock.state()
}
