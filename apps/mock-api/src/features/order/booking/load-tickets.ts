import { statement } from '../../../engine/store/statement.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow, TicketRow } from '../../../engine/store/tables/order-tables.ts'

type OfOrder = Pick<OrderRow, 'tenant' | 'id'>

/** Loads the tickets of an order, by item, passenger and sector. */
export async function loadTickets(
  store: Db,
  { tenant, id }: OfOrder,
): Promise<readonly TicketRow[]> {
  return (await ticketsOf(store, { tenant, id })).rows
}

const ticketsOf = statement((db, { tenant, id }: OfOrder) =>
  db
    .selectFrom('tickets')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'tickets.tenant')
        .onRef('order_items.id', '=', 'tickets.order_item_id'),
    )
    .selectAll('tickets')
    .where('tickets.tenant', '=', tenant)
    .where('tickets.order_id', '=', id)
    .orderBy('order_items.position')
    .orderBy('tickets.passenger_index')
    .orderBy('tickets.sector_index')
    .orderBy('tickets.id'),
)
