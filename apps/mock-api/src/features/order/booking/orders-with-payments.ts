import type { Db } from '../../../engine/store/store.ts'

/**
 * Selects orders, each with its one payment; the caller chooses rows and columns. The audit has a copy of this query,
 * because it does not depend on the code of orders.
 */
export function ordersWithPayments(store: Db) {
  return store
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.tenant', '=', 'orders.tenant')
        .onRef('payments.order_id', '=', 'orders.id'),
    )
}
