import type { Price } from '@selat/domain'

import { changePaidBy, type TicketChange } from '../aftersale/load-changes.ts'
import { sumRefunds } from '../aftersale/load-refunds.ts'
import type { BookingBase } from '../products/product.ts'
import { fromJsonText } from '../store/json-text.ts'
import type { Db } from '../store/store.ts'
import type { OrderItemRow, OrderRow, StoredPassenger } from '../store/tables/order-tables.ts'
import type { PaymentEventRow, PaymentRow, ProofRow } from '../store/tables/payment-tables.ts'

export type OrderItem = Omit<OrderItemRow, 'booking' | 'price' | 'passengers'> & {
  readonly booking: BookingBase
  readonly price: Price
  readonly passengers: readonly StoredPassenger[]
}

/** A proof without its picture. */
export type ProofNote = Omit<ProofRow, 'bytes'>

/** An order with what belongs to it, as the store has it. */
export type Booking = {
  readonly order: OrderRow
  readonly items: readonly OrderItem[]
  readonly payment: PaymentRow
  readonly events: readonly PaymentEventRow[]
  readonly proof: ProofNote | null
  /** What confirmed refunds have given back of it, in the order's unit. */
  readonly refunded: number
  /** What happens to another order's tickets when this one is paid; null of an order that sells something. */
  readonly change: TicketChange | null
}

/** The booking of an order that exists. */
export async function loadBooking(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<Booking> {
  const order = await store
    .selectFrom('orders')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const payment = await store
    .selectFrom('payments')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    order,
    items: await loadItems(store, order),
    payment,
    events: await loadEvents(store, payment),
    proof: await loadProof(store, payment),
    refunded: await sumRefunds(store, order),
    change: order.change_of === null ? null : await changePaidBy(store, order),
  }
}

async function loadItems(store: Db, order: OrderRow): Promise<OrderItem[]> {
  const rows = await store
    .selectFrom('order_items')
    .selectAll()
    .where('tenant', '=', order.tenant)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    booking: fromJsonText(row.booking),
    price: fromJsonText(row.price),
    passengers: fromJsonText(row.passengers),
  }))
}

function loadEvents(store: Db, payment: PaymentRow): Promise<PaymentEventRow[]> {
  return store
    .selectFrom('payment_events')
    .selectAll()
    .where('tenant', '=', payment.tenant)
    .where('payment_id', '=', payment.id)
    .orderBy('seq')
    .execute()
}

async function loadProof(store: Db, payment: PaymentRow): Promise<ProofNote | null> {
  const row = await store
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
    .where('tenant', '=', payment.tenant)
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
  return row ?? null
}
