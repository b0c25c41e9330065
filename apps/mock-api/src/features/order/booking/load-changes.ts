import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { MovedTicket, TicketChangeRow } from '../../../engine/store/tables/aftersale-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'

/** A change with the tickets that it moves. */
export type TicketChange = Omit<TicketChangeRow, 'tickets'> & {
  readonly tickets: readonly MovedTicket[]
}

/** Loads the changes of an order's tickets, newest first. */
export async function loadChanges(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<TicketChange[]> {
  const rows = await store
    .selectFrom('ticket_changes')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toTicketChange)
}

/** Loads the changes of an order whose difference may still be paid. */
export async function waitingChanges(
  store: Db,
  order: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<TicketChange[]> {
  const changes = await loadChanges(store, order)
  return changes.filter(({ state }) => state === 'waiting')
}

/** Loads the change that an order pays for; null for an order that sells something. */
export async function changePaidBy(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<TicketChange | null> {
  const row = await store
    .selectFrom('ticket_changes')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('payment_order_id', '=', id)
    .executeTakeFirst()
  return row ? toTicketChange(row) : null
}

function toTicketChange(row: TicketChangeRow): TicketChange {
  return { ...row, tickets: fromJsonText(row.tickets) }
}
