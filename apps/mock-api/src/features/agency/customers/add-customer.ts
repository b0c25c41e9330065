import { defineOperation } from '../../../operation/operation.ts'
import { tenantDay } from '../../../world/network/tenant-zone.ts'
import { callerAgency } from '../caller-agency.ts'
import { toCustomerColumns } from './customer-columns.ts'
import { readCustomer } from './read-customer.ts'

export const addCustomer = defineOperation('addCustomer', async ({ body }, ctx) => {
  const { store, tenant, now, ids } = ctx
  const { agency } = callerAgency(ctx)
  const input = readCustomer(body, tenantDay(ctx, now))
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
