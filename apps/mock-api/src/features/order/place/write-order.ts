import { addMinutes, HOLD_MINUTES, sumMoney } from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { toJsonText } from '../../../engine/store/json-text.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { CartItemRow } from '../../../engine/store/tables/cart-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { forgetDraft } from '../../cart/checkout-draft.ts'
import { usePromo } from '../../cart/promos/promo-uses.ts'
import type { OrderedItem } from '../../cart/travellers/price-ordered-item.ts'
import { productOf } from '../../product/registry.ts'
import { bookingToken } from '../booking/booking-token.ts'
import { makeConfirmationNumber } from '../booking/confirmation-number.ts'
import { openPayment } from '../payment/open-payment.ts'
import { agencyColumns, bookQuotation } from './agency-sale.ts'
import type { SalePrices } from './price-sale.ts'
import type { Sale } from './read-sale.ts'

/** Writes the order of a sale. Its items change hands with what they hold, and its quotation and promo code are used. */
export async function writeOrder(
  ctx: Context,
  sale: Sale,
  prices: SalePrices,
): Promise<{ order: OrderRow; token: string }> {
  const { store } = ctx
  const { cart, details, agency } = sale
  const { items, promoCode } = prices
  const id = ctx.ids.make('ord')
  const token = bookingToken(id, await signingKey(ctx))
  const order = await toOrderRow(ctx, sale, { ...prices, id, token })
  await store.insertInto('orders').values(order).execute()
  if (agency.quotation) await bookQuotation(ctx, agency.quotation, id)
  const { email } = details.contact
  if (promoCode !== '') await usePromo(ctx, { orderId: id, code: promoCode, email })
  for (const [position, item] of items.entries()) {
    await claimCartItem(store, item.row)
    await store
      .insertInto('order_items')
      .values(toItemRow(ctx, order, { ...item, position }))
      .execute()
  }
  await openPayment(ctx, order)
  await forgetDraft(store, cart)
  return { order, token }
}

async function toOrderRow(
  ctx: Context,
  { details, agency }: Sale,
  prices: SalePrices & { readonly id: string; readonly token: string },
): Promise<OrderRow> {
  const { id, token, currency, items, promoCode } = prices
  const ofAgency = await agencyColumns(ctx, agency, prices)
  const total = sumMoney(
    items.map((item) => item.price.total),
    currency,
  )
  return {
    tenant: ctx.tenant.slug,
    id,
    confirmation_number: await makeConfirmationNumber(ctx, ctx.tenant),
    token_hash: hashSecret(token),
    user_id: ctx.caller.user?.id ?? null,
    ...ofAgency,
    status: 'ENTRY',
    language: ctx.language,
    contact: toJsonText(details.contact),
    additional_note: details.additionalNote,
    code_reference: details.codeReference,
    promo_code: promoCode,
    currency,
    exponent: total.exponent,
    total_amount: total.amount,
    created_at: ctx.now,
    paid_at: null,
    expires_at: addMinutes(ctx.now, HOLD_MINUTES),
    visit_date: firstDayOf(items),
    change_of: null,
  }
}

function firstDayOf(items: readonly OrderedItem[]): string | null {
  const days = items.flatMap(
    ({ row, booking }) => productOf(row.item_content).firstDay(booking) ?? [],
  )
  return days.toSorted()[0] ?? null
}

function toItemRow(
  ctx: Context,
  { tenant, id: order_id }: OrderRow,
  { row, booking, price, passengers, position }: OrderedItem & { readonly position: number },
) {
  return {
    tenant,
    id: row.id,
    order_id,
    position,
    item_content: row.item_content,
    item: row.item,
    qty: productOf(row.item_content).toWire(ctx, booking).Qty,
    booking: toJsonText(booking),
    price: toJsonText(price),
    passengers: toJsonText(passengers),
  }
}

/** Takes an item out of its cart for an order, stock and all: it keeps its owner, which from here on is the order's. */
async function claimCartItem(store: Db, { tenant, id }: CartItemRow): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable('cart_items')
    .set({ state: 'ordered' })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) refuse('hold_expired')
}
