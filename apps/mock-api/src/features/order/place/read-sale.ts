import { codeReferenceRule, contactPersonRule, orderNoteRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fieldsOf } from '../../../engine/http/apply-rule.ts'
import { type ProblemField, refuse, refuseFields } from '../../../engine/http/refusal.ts'
import { fromWireNames } from '../../../engine/http/wire-names.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { CartItemRow, CartRow } from '../../../engine/store/tables/cart-tables.ts'
import type { StoredContact } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { findCart } from '../../cart/find-cart.ts'
import { findUnknownItems } from '../../cart/find-unknown-items.ts'
import { itemsOfCart } from '../../cart/items-of-cart.ts'
import { checkTravellers, type ItemTravellers } from '../../cart/travellers/check-travellers.ts'
import { type AgencySale, readAgencySale } from './agency-sale.ts'

type OrderDetails = {
  readonly contact: StoredContact
  readonly additionalNote: string
  readonly codeReference: string
}

/** The parts of an order after all checks. Only a changed price or a concurrent call can still refuse it. */
export type Sale = {
  readonly details: OrderDetails
  readonly agency: AgencySale
  readonly cart: CartRow
  readonly items: readonly (ItemTravellers & { readonly row: CartItemRow })[]
}

/** Reads the cart, the travellers and the agency's side of an order. Refuses what is wrong with any of them. */
export async function readSale(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller' | 'network' | 'catalogue' | 'now'>,
  cartToken: string,
  input: Schemas['OrderInput'],
): Promise<Sale> {
  if (ctx.tenant.settings.bookingMode === 'account' && !ctx.caller.user) refuse('unauthorized')
  const details = readDetails(input)
  const agency = await readAgencySale(ctx, input)
  const cart = await findCart(ctx, cartToken)
  const rows = await findNamedItems(ctx, cart, input.Items)
  const items = rows.map((row, itemIndex) => ({
    row,
    itemIndex,
    content: row.item_content,
    booking: fromJsonText(row.booking),
    passengers: input.Items[itemIndex]?.Passengers ?? [],
  }))
  checkTravellers(items, ctx)
  return { details, agency, cart, items }
}

/** Checks contact, note and reference by the rules of the form and normalises them. Refuses with all wrong fields. */
function readDetails(input: Schemas['OrderInput']): OrderDetails {
  const contact = contactPersonRule.safeParse(fromWireNames(input.Contact))
  const note = orderNoteRule.safeParse(input.AdditionalNote)
  const reference = codeReferenceRule.safeParse(input.CodeReference)
  if (contact.success && note.success && reference.success)
    return { contact: contact.data, additionalNote: note.data, codeReference: reference.data }
  const errors = [
    ...fieldsOf('/Contact', contact.error),
    ...fieldsOf('/AdditionalNote', note.error),
    ...fieldsOf('/CodeReference', reference.error),
  ]
  return refuse('validation_failed', { errors })
}

type NamedItems = Schemas['OrderInput']['Items']

/**
 * Finds the cart's items in the order in which the request names them. Refuses unless it names each held item once, and no
 * other.
 */
async function findNamedItems(
  { store }: Pick<Context, 'store'>,
  cart: CartRow,
  named: NamedItems,
): Promise<CartItemRow[]> {
  const { rows } = await itemsOfCart(store, cart)
  if (rows.length === 0) refuse('cart_empty')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = named.map(({ CartItem }) => byId.get(CartItem))
  const isAnyHeld = rows.some((row) => row.state === 'held')
  if (!isAnyHeld || items.some((row) => row?.state === 'expired')) refuse('hold_expired')
  const errors = namingErrors(rows, named)
  refuseFields(errors)
  return items.filter((row) => row !== undefined)
}

function namingErrors(rows: readonly CartItemRow[], named: NamedItems): ProblemField[] {
  const ids = new Set(named.map(({ CartItem }) => CartItem))
  const left = rows.filter(({ id, state }) => state === 'held' && !ids.has(id))
  return [
    ...findUnknownItems(rows, named),
    ...left.map(({ id }) => ({ pointer: '/Items', code: 'item_left_out', params: { item: id } })),
  ]
}
