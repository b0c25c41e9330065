import { sql } from 'kysely'

import type { Database } from '../engine/store/database.ts'
import type { Db } from '../engine/store/store.ts'

type Belonging = {
  readonly table: keyof Database
  readonly column: string
  readonly to: keyof Database
}

/** Rows that have no meaning without another row of the same tenant. */
const BELONGINGS: readonly Belonging[] = [
  { table: 'cart_items', column: 'cart_id', to: 'carts' },
  { table: 'order_items', column: 'order_id', to: 'orders' },
  // An item keeps its id when its order takes it over from the cart.
  { table: 'order_items', column: 'id', to: 'cart_items' },
  { table: 'checkout_drafts', column: 'cart_id', to: 'carts' },
  { table: 'promo_uses', column: 'order_id', to: 'orders' },
  { table: 'order_events', column: 'order_id', to: 'orders' },
  { table: 'order_events', column: 'change_id', to: 'orders' },
  { table: 'orders', column: 'change_of', to: 'orders' },
  { table: 'orders', column: 'quotation_id', to: 'quotations' },
  { table: 'quotations', column: 'order_id', to: 'orders' },
  { table: 'quotes', column: 'order_id', to: 'orders' },
  { table: 'refunds', column: 'order_id', to: 'orders' },
  { table: 'ticket_changes', column: 'order_id', to: 'orders' },
  { table: 'ticket_changes', column: 'payment_order_id', to: 'orders' },
  { table: 'payments', column: 'order_id', to: 'orders' },
  { table: 'payment_events', column: 'payment_id', to: 'payments' },
  { table: 'proofs', column: 'payment_id', to: 'payments' },
  { table: 'tickets', column: 'order_id', to: 'orders' },
  { table: 'tickets', column: 'order_item_id', to: 'order_items' },
  { table: 'processor_sessions', column: 'order_id', to: 'orders' },
  { table: 'processor_sessions', column: 'payment_id', to: 'payments' },
  { table: 'vouchers', column: 'order_id', to: 'orders' },
  { table: 'vouchers', column: 'order_item_id', to: 'order_items' },
  { table: 'outbox', column: 'order_id', to: 'orders' },
  { table: 'top_up_proofs', column: 'top_up_id', to: 'top_ups' },
  { table: 'agency_events', column: 'order_id', to: 'orders' },
]

/** Checks that each row belongs to an existing one, and that each item is either in a cart or in an order. */
export async function auditRows(db: Db): Promise<string[]> {
  const wrong: string[] = []
  for (const { table, column, to } of BELONGINGS) {
    const { rows } = await sql<{ id: string }>`
      select distinct child.${sql.ref(column)} as id from ${sql.table(table)} as child
      where child.${sql.ref(column)} is not null and not exists (
        select 1 from ${sql.table(to)} as parent
        where parent.tenant = child.tenant and parent.id = child.${sql.ref(column)})
    `.execute(db)
    wrong.push(...rows.map(({ id }) => `${table} of no ${to}: ${id}`))
  }
  return [...wrong, ...(await unpaired(db))]
}

async function unpaired(db: Db): Promise<string[]> {
  const items = await db
    .selectFrom('cart_items')
    .leftJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'cart_items.tenant')
        .onRef('order_items.id', '=', 'cart_items.id'),
    )
    .select(['cart_items.id', 'cart_items.state', 'order_items.order_id'])
    .execute()
  const orders = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.tenant', '=', 'orders.tenant')
        .onRef('payments.order_id', '=', 'orders.id'),
    )
    .select(['orders.id', 'payments.id as payment'])
    .where('payments.id', 'is', null)
    .execute()
  return [
    ...items
      .filter(({ state, order_id }) => (state === 'ordered') !== (order_id !== null))
      .map(({ id, state, order_id }) => `${id} is ${state}, its order ${order_id}`),
    ...orders.map(({ id }) => `${id} has no payment`),
  ]
}
