import { seedAccounts } from '../../features/account/seed-accounts.ts'
import { seedCustomers } from '../../features/agency/customers/seed-customers.ts'
import type { Services } from '../../operation/services.ts'
import { anyTables, emptyTables } from './copy-tables.ts'
import { currentShapes } from './table-shapes.ts'

/**
 * Takes the sandbox back to its fixtures, all of it at once. Its clock, how payments end, its signing key and its
 * snapshots stay.
 */
export async function resetState({
  store,
  faults,
  requests,
  gate,
  tenants,
}: Services): Promise<void> {
  const shapes = new Map(await currentShapes())
  shapes.delete('meta')
  await gate.alone(async () => {
    await faults.settle()
    await store.transaction(async (db) => {
      await emptyTables(anyTables(db), shapes)
      await seedAccounts(db, tenants.all)
      await seedCustomers(db, tenants.all)
    })
    await faults.load()
    requests.clear()
  })
}
