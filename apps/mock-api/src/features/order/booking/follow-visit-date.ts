import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { productOf } from '../../product/registry.ts'
import { partiesOfItem } from './item-parties.ts'
import { loadOrder } from './load-order.ts'

/**
 * Sets the date of an order to its first day on which a ticket is still used. Called whenever a ticket gets a sailing, moves or
 * is refunded. If nothing is left, or nothing has a date, the date stays.
 */
export async function followVisitDate(
  { store, network }: Pick<Work, 'store' | 'network'>,
  order: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<void> {
  const { items, tickets } = await loadOrder(store, order)
  const vouchers = await store
    .selectFrom('vouchers')
    .select('order_item_id')
    .where('tenant', '=', order.tenant)
    .where('order_id', '=', order.id)
    .where('state', '!=', 'void')
    .execute()
  const good = new Set(vouchers.map((voucher) => voucher.order_item_id))
  const days = items.flatMap((item) => {
    if (item.item_content === 'ferry')
      return partiesOfItem({ network }, item, tickets).flatMap(({ sailing }) => sailing?.date ?? [])
    return good.has(item.id) ? (productOf(item.item_content).firstDay(item.booking) ?? []) : []
  })
  const [first] = days.toSorted()
  if (first === undefined) return
  await store
    .updateTable('orders')
    .set({ visit_date: first })
    .where('tenant', '=', order.tenant)
    .where('id', '=', order.id)
    .execute()
}
