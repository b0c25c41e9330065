import { openCustomers } from '../../customers/customer-book.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

export const getCustomer = defineOperation('getCustomer', async ({ path }, ctx) => {
  const { find, toWire } = openCustomers(ctx)
  const [body] = await toWire([await find(path.id)])
  return { status: 200, body: body ?? refuse('not_found') }
})
