import { addMinutes } from '@selat/domain'

import { fromJsonText } from '../../engine/store/json-text.ts'
import { inUnit, toWireMoney } from '../../world/money/wire-money.ts'
import { markupOf, sellingAmountOf } from '../agency/markup-rules.ts'
import { ordersWithPayments } from '../order/booking/orders-with-payments.ts'
import { productOf } from '../product/registry.ts'
import { type DeskItem, deskItem, type DeskReader } from './desk-item.ts'

/** A hold is on the desk for this many minutes before it expires. */
const EXPIRING_MINUTES = 15

/** Lists orders that are neither paid nor declared paid. */
export async function unpaidOrders({
  store,
  tenant,
  agencyId,
  now,
}: DeskReader): Promise<DeskItem[]> {
  const rows = await ordersWithPayments(store)
    .selectAll('orders')
    .where('orders.tenant', '=', tenant.slug)
    .where('orders.agency_id', '=', agencyId)
    .where('orders.status', '=', 'ENTRY')
    .where('payments.state', 'in', ['ordered', 'pending'])
    .execute()
  const soon = addMinutes(now, EXPIRING_MINUTES)
  return rows.map((row) =>
    deskItem({
      Kind: row.expires_at !== null && row.expires_at <= soon ? 'hold_lapsing' : 'unpaid',
      Title: row.confirmation_number,
      Customer: row.customer_name ?? fromJsonText(row.contact).name,
      At: row.expires_at,
      Amount: inUnit(row, row.total_amount),
      SellingAmount: row.selling_amount === null ? null : inUnit(row, row.selling_amount),
      Order: row.id,
    }),
  )
}

/** Lists the holds of the reader's own cart that expire soon. Other members cannot act on them, so they do not see them. */
export async function expiringHolds(reader: DeskReader): Promise<DeskItem[]> {
  const { store, tenant, userId, now } = reader
  const rows = await store
    .selectFrom('cart_items')
    .innerJoin('carts', (join) =>
      join
        .onRef('carts.tenant', '=', 'cart_items.tenant')
        .onRef('carts.id', '=', 'cart_items.cart_id'),
    )
    .selectAll('cart_items')
    .where('carts.tenant', '=', tenant.slug)
    .where('carts.user_id', '=', userId)
    .where('cart_items.state', '=', 'held')
    .where('cart_items.hold_expires_at', '<=', addMinutes(now, EXPIRING_MINUTES))
    .execute()
  const { rules } = await markupOf(reader, reader.agencyId)
  return rows.map((row) => {
    const booking = fromJsonText(row.booking)
    const price = fromJsonText(row.price)
    const item = { item_content: row.item_content, booking, price }
    return deskItem({
      Kind: 'hold_lapsing',
      Title: productOf(row.item_content).title(reader, booking),
      At: row.hold_expires_at,
      Amount: toWireMoney(price.total),
      SellingAmount: toWireMoney(sellingAmountOf(reader, item, rules)),
    })
  })
}
