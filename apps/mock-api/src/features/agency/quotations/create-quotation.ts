import { orderNoteRule } from '@selat/domain/forms'

import { fieldsOf } from '../../../engine/http/apply-rule.ts'
import { refuse, refuseField } from '../../../engine/http/refusal.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { findCart } from '../../cart/find-cart.ts'
import { openCustomers } from '../customers/customer-book.ts'
import { keepQuotation } from './keep-quotation.ts'
import { quotationEvents } from './quotation-events.ts'
import { quoteCart } from './quote-cart.ts'
import { toWireQuotation } from './wire-quotation.ts'

export const createQuotation = defineOperation('createQuotation', async ({ header, body }, ctx) => {
  const customer = await findCustomer(ctx, body.Customer)
  const note = readNote(body.Note)
  const found = await findCart(ctx, header['Cart-Token'])
  const cart = await quoteCart(ctx, found, body.Items ?? [])
  const quotation = await keepQuotation(ctx, cart, {
    customer,
    note,
    validDays: body.ValidDays,
  })
  if (customer) await quotationEvents.publish(ctx, { name: 'quotation_sent', quotation, customer })
  return { status: 201, body: await toWireQuotation(ctx, quotation) }
})

async function findCustomer(ctx: Context, id: string | null) {
  if (id === null) return null
  const row = await openCustomers(ctx).rows().where('id', '=', id).executeTakeFirst()
  if (!row) return refuseField('/Customer', 'unknown')
  const { Name: name, Email: email } = fromJsonText(row.details)
  return { id, name, email }
}

function readNote(text: string): string {
  const note = orderNoteRule.safeParse(text)
  if (note.success) return note.data
  return refuse('validation_failed', { errors: fieldsOf('/Note', note.error) })
}
