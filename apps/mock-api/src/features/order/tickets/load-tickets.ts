import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow, TicketRow } from '../../../engine/store/tables/order-tables.ts'

/** The tickets of an order, by item, passenger and sector. */
export function loadTickets(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<TicketRow[]> {
  return store
    .selectFrom('tickets')
    .selectAll('tickets')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'tickets.tenant')
        .onRef('order_items.id', '=', 'tickets.order_item_id'),
    )
    .where('tickets.tenant', '=', tenant)
    .where('tickets.order_id', '=', id)
    .orderBy('order_items.position')
    .orderBy('tickets.passenger_index')
    .orderBy('tickets.sector_index')
    .orderBy('tickets.id')
    .execute()
}
