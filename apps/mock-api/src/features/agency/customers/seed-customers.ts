import { toWireNames } from '../../../engine/http/wire-names.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { CustomerRow } from '../../../engine/store/tables/customer-tables.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'
import { toCustomerColumns } from './customer-book.ts'

type Fixture = Tenant['agencies'][number]['customers'][number]

/** This instant is earlier than any clock that a sandbox starts with in practice. */
const SAVED_AT = '2026-01-01T00:00:00.000Z'

/**
 * Saves the customers of the tenants' folders that were never saved before. Those that were changed or deleted since stay
 * so.
 */
export async function seedCustomers(store: Db, tenants: readonly Tenant[]): Promise<void> {
  const rows = tenants.flatMap(({ slug, agencies }) =>
    agencies.flatMap(({ id, customers }) => customers.map((customer) => toRow(slug, id, customer))),
  )
  if (rows.length === 0) return
  await store
    .insertInto('customers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function toRow(tenant: string, agencyId: string, customer: Fixture): CustomerRow {
  const { id, name, email, phoneCode, phoneNumber, note, passengers } = customer
  return {
    tenant,
    id,
    agency_id: agencyId,
    ...toCustomerColumns({
      ...toWireNames({ name, email, phoneCode, phoneNumber, note }),
      Passengers: passengers.map(toWireNames),
    }),
    created_at: SAVED_AT,
    updated_at: SAVED_AT,
    deleted_at: null,
  }
}
