import { seedAccounts } from '../accounts/seed-accounts.ts'
import type { Services } from '../kernel/services.ts'
import type { Database } from '../store/database.ts'

// Everything but the sandbox's own facts: clock and signing key.
const TABLES: readonly (keyof Database)[] = [
  'sessions',
  'idempotency',
  'tries',
  'user_states',
  'seat_holds',
  'seat_inventory',
  'cart_items',
  'carts',
  'tickets',
  'order_items',
  'orders',
  'payment_events',
  'proofs',
  'payments',
  'ledger_transfers',
  'ledger_accounts',
  'outbox',
  'accounts',
  'emailed_codes',
  'passengers',
  'concerns',
  'subscribers',
]

/** Takes the sandbox back to its fixtures. The clock stays where it is. */
export async function resetSandbox({ store, faults, requests, tenants }: Services): Promise<void> {
  await store.transaction(async (db) => {
    for (const table of TABLES) await db.deleteFrom(table).execute()
    await seedAccounts(db, tenants.all)
  })
  await faults.set([])
  requests.clear()
}
