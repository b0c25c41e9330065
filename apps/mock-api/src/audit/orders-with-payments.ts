import type { Db } from '../engine/store/store.ts'

/** Joins every order with its payment; the caller selects the columns. */
export function ordersWithPayments(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.tenant', '=', 'orders.tenant')
        .onRef('payments.order_id', '=', 'orders.id'),
    )
}
