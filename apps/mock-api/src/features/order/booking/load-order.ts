import type { Price } from '@selat/domain'

import { fromJsonText } from '../../../engine/store/json-text.ts'
import { statement } from '../../../engine/store/statement.ts'
import type { Db } from '../../../engine/store/store.ts'
import type {
  OrderItemRow,
  OrderRow,
  StoredPassenger,
  TicketRow,
} from '../../../engine/store/tables/order-tables.ts'
import type {
  PaymentEventRow,
  PaymentRow,
  ProofRow,
} from '../../../engine/store/tables/payment-tables.ts'
import type { BookingBase } from '../../../engine/store/tables/stored-booking.ts'
import { changePaidBy, type TicketChange } from './load-changes.ts'
import { sumRefunds } from './load-refunds.ts'
import { loadTickets } from './load-tickets.ts'

export type OrderItem = Omit<OrderItemRow, 'booking' | 'price' | 'passengers'> & {
  readonly booking: BookingBase
  readonly price: Price
  readonly passengers: readonly StoredPassenger[]
}

/** A proof without the bytes of its picture. */
export type ProofNote = Omit<ProofRow, 'bytes'>

/** An order with all rows that belong to it. */
export type LoadedOrder = {
  readonly order: OrderRow
  readonly items: readonly OrderItem[]
  /** The tickets, ordered by item, traveller and sector. There are none before the order is paid. */
  readonly tickets: readonly TicketRow[]
  readonly payment: PaymentRow
  readonly events: readonly PaymentEventRow[]
  readonly proof: ProofNote | null
  /** The amount of its confirmed refunds, in the order's unit. */
  readonly refunded: number
  /** The change of another order's tickets that this order pays for; null if the order sells something. */
  readonly change: TicketChange | null
}

/** Loads an order that exists. */
export async function loadOrder(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<LoadedOrder> {
  const [order] = (await orderOf(store, { tenant, id })).rows
  const [payment] = (await paymentOf(store, { tenant, id })).rows
  if (!order || !payment) throw new Error(`There is no order ${id}.`)
  return {
    order,
    items: await loadItems(store, order),
    tickets: order.paid_at === null ? [] : await loadTickets(store, order),
    payment,
    events: (await eventsOf(store, payment)).rows,
    proof: (await proofOf(store, payment)).rows[0] ?? null,
    refunded: await sumRefunds(store, order),
    change: order.change_of === null ? null : await changePaidBy(store, order),
  }
}

async function loadItems(store: Db, order: OrderRow): Promise<OrderItem[]> {
  const { rows } = await itemsOf(store, order)
  return rows.map((row) => ({
    ...row,
    booking: fromJsonText(row.booking),
    price: fromJsonText(row.price),
    passengers: fromJsonText(row.passengers),
  }))
}

type OfOrder = Pick<OrderRow, 'tenant' | 'id'>
type OfPayment = Pick<PaymentRow, 'tenant' | 'id'>

const orderOf = statement((db, { tenant, id }: OfOrder) =>
  db.selectFrom('orders').selectAll().where('tenant', '=', tenant).where('id', '=', id),
)

const paymentOf = statement((db, { tenant, id }: OfOrder) =>
  db.selectFrom('payments').selectAll().where('tenant', '=', tenant).where('order_id', '=', id),
)

const itemsOf = statement((db, { tenant, id }: OfOrder) =>
  db
    .selectFrom('order_items')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .orderBy('position'),
)

const eventsOf = statement((db, { tenant, id }: OfPayment) =>
  db
    .selectFrom('payment_events')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('payment_id', '=', id)
    .orderBy('seq'),
)

const proofOf = statement((db, { tenant, id }: OfPayment) =>
  db
    .selectFrom('proofs')
    .select([
      'tenant',
      'id',
      'payment_id',
      'file_name',
      'media_type',
      'size',
      'uploaded_at',
      'rejection',
    ])
    .where('tenant', '=', tenant)
    .where('payment_id', '=', id),
)
