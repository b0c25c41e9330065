import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { OrderEventRow, OrderRow } from '../../../engine/store/tables/order-tables.ts'

/** An entry of an order's timeline. */
export type TimelineEntry = Omit<OrderEventRow, 'people'> & { readonly people: readonly string[] }

export async function loadTimeline(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<TimelineEntry[]> {
  const rows = await store
    .selectFrom('order_events')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({ ...row, people: fromJsonText(row.people) }))
}
