import { printableLine } from '@selat/domain'
import { contactPersonRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fieldsOf } from '../../../engine/http/apply-rule.ts'
import { type ProblemField, refuse, refuseFields } from '../../../engine/http/refusal.ts'
import { fromWireNames } from '../../../engine/http/wire-names.ts'
import type { StoredContact } from '../../../engine/store/tables/order-tables.ts'
import type { QuotationAnswer, QuotedItem } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { findUnknownItems } from '../../cart/find-unknown-items.ts'
import {
  checkPassengers,
  countErrors,
  type ItemTravellers,
  travelOf,
} from '../../cart/travellers/check-travellers.ts'

type Reader = Pick<Context, 'network' | 'catalogue' | 'now'>

/** Reads a customer's contact and travellers, with the checks of a checkout. Items that need no travellers may be left out. */
export function readAcceptance(
  ctx: Reader,
  items: readonly QuotedItem[],
  input: Schemas['QuotationAcceptance'],
): QuotationAnswer {
  const contact = readContact(input.Contact)
  const errors = namingErrors(ctx, items, input.Items)
  refuseFields(errors)
  const byId = new Map(items.map((item) => [item.id, item]))
  const list = input.Items.flatMap(({ CartItem, Passengers }, itemIndex): ItemTravellers[] => {
    const item = byId.get(CartItem)
    return item ? [{ ...item, passengers: Passengers, itemIndex }] : []
  })
  const wrongCounts = list.flatMap((item) =>
    countErrors(item, ctx, `/Items/${item.itemIndex}/Passengers`),
  )
  refuseFields(wrongCounts)
  checkPassengers(list, ctx)
  return {
    contact,
    items: input.Items.map(({ CartItem, Passengers }) => ({
      id: CartItem,
      passengers: Passengers.map(printable),
    })),
  }
}

/** Returns the traveller with each text as one line of printable characters, as a checkout stores it. */
function printable<Passenger extends Schemas['PassengerInput']>(passenger: Passenger): Passenger {
  const entries = Object.entries(passenger).map(([field, text]) => [
    field,
    typeof text === 'string' ? printableLine(text) : text,
  ])
  return Object.fromEntries(entries) as Passenger // every value keeps its type
}

function readContact(input: Schemas['OrderContact']): StoredContact {
  const contact = contactPersonRule.safeParse(fromWireNames(input))
  if (contact.success) return contact.data
  return refuse('validation_failed', { errors: fieldsOf('/Contact', contact.error) })
}

function namingErrors(
  ctx: Reader,
  items: readonly QuotedItem[],
  named: Schemas['QuotationAcceptance']['Items'],
): ProblemField[] {
  const ids = new Set(named.map(({ CartItem }) => CartItem))
  const left = items.filter((item) => !ids.has(item.id) && travelOf(ctx, item) !== null)
  return [
    ...findUnknownItems(items, named),
    ...left.map(({ id }) => ({ pointer: '/Items', code: 'item_left_out', params: { item: id } })),
  ]
}
