import { seedAccounts } from '../../features/account/seed-accounts.ts'
import { seedCustomers } from '../../features/agency/customers/seed-customers.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { anyTables, emptyTables } from './copy-tables.ts'
import { currentShapes } from './table-shapes.ts'

/** Resets the sandbox to its fixtures in one transaction. Its clock, payment mode, signing key and snapshots stay. */
export async function resetState({
  store,
  settings,
  faults,
  requests,
  lock,
  tenants,
}: SandboxParts): Promise<void> {
  const shapes = new Map(await currentShapes())
  shapes.delete('meta')
  await lock.runExclusive(async () => {
    await Promise.all([settings.settle(), faults.settle()])
    await store.transaction(async (db) => {
      await emptyTables(anyTables(db), shapes)
      await seedAccounts(db, tenants.all)
      await seedCustomers(db, tenants.all)
      await settings.put(db, { analytics: {} })
    })
    await Promise.all([settings.load(), faults.load()])
    requests.clear()
  })
}
