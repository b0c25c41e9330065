import { refuse } from '../../../engine/http/refusal.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { openCustomers } from './customer-book.ts'

export const getCustomer = defineOperation('getCustomer', async ({ path }, ctx) => {
  const { find, toWire } = openCustomers(ctx)
  const [body] = await toWire([await find(path.id)])
  return { status: 200, body: body ?? refuse('not_found') }
})
