import { fromJsonText, toJsonText } from '../../../engine/store/json-text.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { recordOwnEvent } from '../record-event.ts'
import { openCustomers } from './customer-book.ts'

/** The values that empty the row of a deleted customer. Other records, such as orders, keep the name. */
const NOTHING = {
  details: toJsonText({
    Name: '',
    Email: '',
    PhoneCode: '',
    PhoneNumber: '',
    Note: '',
    Passengers: [],
  }),
  sort_key: '',
  search_text: '',
}

export const deleteCustomer = defineOperation('deleteCustomer', async ({ path }, ctx) => {
  const { find, change } = openCustomers(ctx)
  const { id, details } = await find(path.id)
  await change(id, { ...NOTHING, updated_at: ctx.now, deleted_at: ctx.now })
  await recordOwnEvent(ctx, { event: 'customer_deleted', about: fromJsonText(details).Name })
  return { status: 200, body: { Id: id } }
})
