import { sumMoney, toEpochMs, type Money } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { fromWireNames } from '../../../engine/http/wire-names.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { CartRow } from '../../../engine/store/tables/cart-tables.ts'
import type { StoredContact } from '../../../engine/store/tables/order-tables.ts'
import type { QuotationRow, QuotedItem } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import { openAccountCart } from '../../cart/account-cart.ts'
import { emptyCart } from '../../cart/empty-cart.ts'
import { holdItem, type CartItem } from '../../cart/hold-item.ts'
import { priceForTravellers } from '../../cart/travellers/price-for-travellers.ts'
import { peopleOf } from '../../cart/travellers/price-known-travellers.ts'
import { toWireCart } from '../../cart/wire-cart.ts'
import { productOf } from '../../product/registry.ts'
import { callerAgency } from '../caller-agency.ts'
import { openCustomers } from '../customers/customer-book.ts'
import { canHappen, refuseState } from './advance-quotation.ts'
import { findQuotation } from './find-quotation.ts'
import { toDraft } from './quotation-draft.ts'

export const takeUpQuotation = defineOperation('takeUpQuotation', async ({ path }, ctx) => {
  const quotation = await findQuotation(ctx, path.id)
  if (!canHappen(quotation, 'book', ctx.now)) refuseState(quotation)
  return { status: 200, body: await fillCart(ctx, quotation) }
})

/**
 * Replaces the items of the caller's cart with those of a quotation, held anew at present prices. Fills in the checkout with
 * the answers of the customer. If one item fails, nothing changes.
 */
async function fillCart(
  ctx: Context,
  quotation: QuotationRow,
): Promise<Schemas['TakenUpQuotation']> {
  const { user } = callerAgency(ctx)
  const { cart, token } = await openAccountCart(ctx, user)
  await emptyCart(ctx.store, cart)
  const { currency, exponent, net_amount: quoted } = quotation
  const items = fromJsonText(quotation.items)
  const held: CartItem[] = []
  // Prices are in the currency of the quotation, whatever the agent's currency is now: the page shows both prices.
  for (const item of items)
    held.push(await holdAgain({ ...ctx, currency }, cart, item, held.length))
  const net = sumMoney(
    items.map((item, index) => netOf({ ...ctx, currency }, { quotation, item, held: held[index] })),
    currency,
  )
  return {
    Cart: await toWireCart(ctx, cart, token),
    Draft: toDraft(quotation, held, await reachOf(ctx, quotation)),
    NetTotal: toWireMoney(net),
    NetTotalQuoted: toWireMoney({ amount: quoted, currency, exponent }),
  }
}

type TakenItem = {
  readonly quotation: QuotationRow
  readonly item: QuotedItem
  readonly held: CartItem | undefined
}

/** The present price of an item for the travellers whom the customer named, else for those of the quotation. */
function netOf(ctx: Context, { quotation, item, held }: TakenItem): Money {
  if (!held) throw new Error(`Quoted item ${item.id} is not held`)
  const answer = quotation.answer === null ? null : fromJsonText(quotation.answer)
  const named = answer?.items.find(({ id }) => id === item.id)?.passengers ?? []
  const people = peopleOf(ctx, item, named.length > 0 ? named : (item.travellers ?? []))
  if (people.length === 0) return held.price.total
  // An open ticket costs what it does on the day of the new hold.
  const asHeld = { id: held.id, content: item.content, booking: held.booking }
  return priceForTravellers(ctx, asHeld, { currency: ctx.currency, people }).total
}

function holdAgain(
  ctx: Context,
  cart: Pick<CartRow, 'tenant' | 'id'>,
  { content, booking }: QuotedItem,
  position: number,
): Promise<CartItem> {
  const product = productOf(content)
  const at = product.closesAt(ctx, booking)
  if (at !== undefined && toEpochMs(at) <= toEpochMs(ctx.now))
    refuse('book_before', { params: product.missed(ctx, booking, at) })
  return holdItem(ctx, cart, { content, booking }, position)
}

/** The contact of the saved customer; null if the quotation names none, or the customer was deleted. */
async function reachOf(
  ctx: Context,
  { customer_id: id }: QuotationRow,
): Promise<StoredContact | null> {
  if (id === null) return null
  const row = await openCustomers(ctx).rows().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { Name, Email, PhoneCode, PhoneNumber } = fromJsonText(row.details)
  return fromWireNames({ Name, Email, PhoneCode, PhoneNumber })
}
