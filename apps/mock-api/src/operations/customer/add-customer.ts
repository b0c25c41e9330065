import { callerAgency } from '../../agency/caller-agency.ts'
import { toCustomerColumns } from '../../customers/customer-columns.ts'
import { readCustomer } from '../../customers/read-customer.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const addCustomer = defineOperation('addCustomer', async ({ body }, ctx) => {
  const { store, tenant, now, ids } = ctx
  const { agency } = callerAgency(ctx)
  const input = readCustomer(body, now)
  const id = ids.make('cus')
  await store
    .insertInto('customers')
    .values({
      tenant: tenant.slug,
      id,
      agency_id: agency.id,
      ...toCustomerColumns(input),
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .execute()
  return { status: 201, body: { ...input, Id: id, UpdatedAt: now, LastOrderAt: null } }
})
