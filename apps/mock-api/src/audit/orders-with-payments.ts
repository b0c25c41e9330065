import type { Db } from '../engine/store/store.ts'

/** Every order beside its payment; whoever audits chooses what to see of both. */
export function ordersWithPayments(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.tenant', '=', 'orders.tenant')
        .onRef('payments.order_id', '=', 'orders.id'),
    )
}
