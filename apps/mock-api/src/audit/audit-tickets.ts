import { doAxesAgree } from '@selat/domain'

import { fromJsonText } from '../engine/store/json-text.ts'
import type { Db } from '../engine/store/store.ts'
import type { OrderItemRow } from '../engine/store/tables/order-tables.ts'
import { ferryOf } from '../features/product/ferry-of.ts'
import { ordersWithPayments } from './orders-with-payments.ts'

/**
 * Checks that order, payment and tickets have states that agree. Everything that was ever paid must have a ticket for each
 * place, and a voucher for each item of another product.
 */
export async function auditTickets(db: Db): Promise<string[]> {
  const orders = await ordersWithPayments(db)
    .select(['orders.id', 'orders.status', 'orders.paid_at', 'payments.state'])
    .execute()
  const byOrder = <Row extends { order_id: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ order_id }) => order_id)
  const items = byOrder(await db.selectFrom('order_items').selectAll().execute())
  const tickets = byOrder(await db.selectFrom('tickets').select(['order_id', 'state']).execute())
  const vouchers = byOrder(await db.selectFrom('vouchers').select(['order_id', 'state']).execute())
  return orders.flatMap(({ id, status, paid_at, state }) => {
    const own = tickets.get(id) ?? []
    const shown = vouchers.get(id) ?? []
    const states = [...own, ...shown].map((ticket) => ticket.state)
    const due = paid_at === null ? [] : (items.get(id) ?? []).map(dueOf)
    const places = due.reduce((sum, { ticketsDue }) => sum + ticketsDue, 0)
    const vouchersDue = due.filter(({ isVoucherDue }) => isVoucherDue).length
    return [
      ...(doAxesAgree({ order: status, payment: state, tickets: states })
        ? []
        : [`${id}: order ${status}, payment ${state}, tickets ${states.join(' ')}`]),
      ...(own.length === places ? [] : [`${id}: ${own.length} tickets, ${places} due`]),
      ...(shown.length === vouchersDue
        ? []
        : [`${id}: ${shown.length} vouchers, ${vouchersDue} due`]),
    ]
  })
}

function dueOf({ item_content, booking, qty }: OrderItemRow) {
  const ferry = ferryOf({ item_content, booking: fromJsonText(booking) })
  return { ticketsDue: ferry ? qty * ferry.sectors.length : 0, isVoucherDue: ferry === null }
}
