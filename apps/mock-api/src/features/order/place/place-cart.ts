import { addMinutes, HOLD_MINUTES, sumMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { fromJsonText, toJsonText } from '../../../engine/store/json-text.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import {
  bookQuotation,
  findOrderedQuotation,
  quotedSale,
} from '../../agency/quotations/ordered-quotation.ts'
import { forgetDraft } from '../../cart/checkout-draft.ts'
import { findCart } from '../../cart/find-cart.ts'
import { orderCurrency } from '../../cart/order-currency.ts'
import { discountItems } from '../../cart/promos/discount-items.ts'
import { usePromo } from '../../cart/promos/promo-uses.ts'
import { requireAgreedTotal } from '../../cart/travellers/agreed-total.ts'
import { checkTravellers } from '../../cart/travellers/check-travellers.ts'
import {
  type OrderedItem,
  priceOfOrder,
  priceOrderedItem,
} from '../../cart/travellers/price-ordered-item.ts'
import { productOf } from '../../product/registry.ts'
import { bookingToken } from '../booking/booking-token.ts'
import { makeConfirmationNumber } from '../booking/confirmation-number.ts'
import { type Booking, loadBooking } from '../booking/load-booking.ts'
import { orderEvents } from '../booking/order-events.ts'
import { settlePayment } from '../pay/settle-payment.ts'
import { openPayment } from '../payment/open-payment.ts'
import { agencyColumns, findOrderedCustomer } from './agency-sale.ts'
import { claimCartItem, findNamedItems } from './claim-cart-items.ts'
import { type OrderDetails, readOrderDetails } from './read-order-details.ts'

/**
 * Makes an order of a cart. Every traveller is checked and every item priced anew, by the ages of those who travel;
 * then the items change hands with what they hold, which the order keeps until its payment expires. `asked` is the currency
 * that the call asks for.
 */
export async function placeCart(
  ctx: Context,
  cartToken: string,
  input: Schemas['OrderInput'],
  asked: string | undefined,
): Promise<{ booking: Booking; token: string }> {
  if (ctx.tenant.settings.bookingMode === 'account' && !ctx.caller.user) refuse('unauthorized')
  const details = readOrderDetails(input)
  const quotation = await findOrderedQuotation(ctx, input)
  const customer = await findOrderedCustomer(ctx, input)
  const cart = await findCart(ctx, cartToken)
  const rows = await findNamedItems(ctx, cart, input.Items)
  const list = rows.map((row, itemIndex) => ({
    row,
    itemIndex,
    content: row.item_content,
    booking: fromJsonText(row.booking),
    passengers: input.Items[itemIndex]?.Passengers ?? [],
  }))
  checkTravellers(list, ctx)
  const currency = orderCurrency(rows, ctx, asked)
  const { email } = details.contact
  const priced = list.map((item) => priceOrderedItem(ctx, item, currency))
  const promo = { code: input.PromoCode ?? '', currency, email }
  const { items, promoCode } = await discountItems(ctx, priced, promo)
  requireAgreedTotal(input.AgreedTotal, priceOfOrder(ctx, { items, currency }))
  const id = ctx.ids.make('ord')
  const token = bookingToken(id, await signingKey(ctx))
  const order = await insertOrder(ctx, {
    id,
    token,
    currency,
    items,
    promoCode,
    details,
    quotation,
    ofAgency: await agencyColumns(ctx, { items: priced, currency, customer }),
  })
  if (quotation) await bookQuotation(ctx, quotation, id)
  if (promoCode !== '') await usePromo(ctx, { orderId: id, code: promoCode, email })
  await insertItems(ctx, order, items)
  await openPayment(ctx, order)
  await forgetDraft(ctx.store, cart)
  const placed = await loadBooking(ctx.store, order)
  await orderEvents.publish(ctx, { name: 'order_placed', booking: placed })
  // No method takes nothing: what is free would wait for its payment until it expires.
  const booking = order.total_amount === 0 ? await settlePayment(ctx, placed) : placed
  return { booking, token }
}

function firstDayOf(items: readonly OrderedItem[]): string | null {
  const days = items.flatMap(
    ({ row, booking }) => productOf(row.item_content).firstDay(booking) ?? [],
  )
  return days.toSorted()[0] ?? null
}

type NewOrder = {
  readonly id: string
  readonly token: string
  readonly currency: string
  readonly items: readonly OrderedItem[]
  readonly promoCode: string
  readonly details: OrderDetails
  readonly quotation: QuotationRow | null
  readonly ofAgency: Awaited<ReturnType<typeof agencyColumns>>
}

async function insertOrder(
  ctx: Context,
  { id, token, currency, items, promoCode, details, quotation, ofAgency }: NewOrder,
) {
  const total = sumMoney(
    items.map((item) => item.price.total),
    currency,
  )
  const order: OrderRow = {
    tenant: ctx.tenant.slug,
    id,
    confirmation_number: await makeConfirmationNumber(ctx, ctx.tenant),
    token_hash: hashSecret(token),
    user_id: ctx.caller.user?.id ?? null,
    ...ofAgency,
    quotation_id: null,
    ...quotedSale(quotation, items, { ...ofAgency, currency }),
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
  await ctx.store.insertInto('orders').values(order).execute()
  return order
}

async function insertItems(ctx: Context, order: OrderRow, items: readonly OrderedItem[]) {
  for (const [position, { row, booking, price, passengers }] of items.entries()) {
    await claimCartItem(ctx.store, row)
    await ctx.store
      .insertInto('order_items')
      .values({
        tenant: order.tenant,
        id: row.id,
        order_id: order.id,
        position,
        item_content: row.item_content,
        item: row.item,
        qty: productOf(row.item_content).toWire(ctx, booking).Qty,
        booking: toJsonText(booking),
        price: toJsonText(price),
        passengers: toJsonText(passengers),
      })
      .execute()
  }
}
