import { refuse } from '../../../engine/http/refusal.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { CartItemRow } from '../../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { forgetDraft } from '../../cart/checkout-draft.ts'
import { usePromo } from '../../cart/promos/promo-uses.ts'
import { bookingToken } from '../booking/booking-token.ts'
import { type LoadedOrder, loadOrder } from '../booking/load-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { settlePayment } from '../pay/settle-payment.ts'
import { openPayment } from '../payment/open-payment.ts'
import { bookQuotation } from './agency-sale.ts'
import { toItemRow, toOrderRow } from './order-rows.ts'
import type { SalePrices } from './price-sale.ts'
import type { Sale } from './read-sale.ts'

/**
 * Stores the order of a sale with its items and their stock. Marks the quotation and the promo code as used and publishes
 * the event. A free order is paid at once.
 */
export async function writeOrder(
  ctx: Context,
  sale: Sale,
  prices: SalePrices,
): Promise<{ booking: LoadedOrder; token: string }> {
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

  const placed = await loadOrder(store, order)
  await orderEvents.publish(ctx, { name: 'order_placed', booking: placed })
  // No payment method takes an amount of zero, so a free order would wait until it expires.
  const booking = order.total_amount === 0 ? await settlePayment(ctx, placed) : placed
  return { booking, token }
}

/**
 * Moves an item and its stock from the cart to the order. The stock keeps its owner id, which is the order item's from now
 * on.
 */
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
