import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow, VoucherRow } from '../../../engine/store/tables/order-tables.ts'

/** Loads the vouchers of an order, by item. */
export function loadVouchers(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<VoucherRow[]> {
  return store
    .selectFrom('vouchers')
    .selectAll('vouchers')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'vouchers.tenant')
        .onRef('order_items.id', '=', 'vouchers.order_item_id'),
    )
    .where('vouchers.tenant', '=', tenant)
    .where('vouchers.order_id', '=', id)
    .orderBy('order_items.position')
    .orderBy('vouchers.id')
    .execute()
}
