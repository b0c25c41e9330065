import { refuse } from '../../../engine/http/refusal.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { tenantDay } from '../../../world/network/tenant-zone.ts'
import { openCustomers } from './customer-book.ts'
import { toCustomerColumns } from './customer-columns.ts'
import { readCustomer } from './read-customer.ts'

export const updateCustomer = defineOperation('updateCustomer', async ({ path, body }, ctx) => {
  const { find, change, toWire } = openCustomers(ctx)
  const { id } = await find(path.id)
  const columns = toCustomerColumns(readCustomer(body, tenantDay(ctx, ctx.now)))
  await change(id, { ...columns, updated_at: ctx.now })
  const [changed] = await toWire([{ id, ...columns, updated_at: ctx.now }])
  return { status: 200, body: changed ?? refuse('not_found') }
})
