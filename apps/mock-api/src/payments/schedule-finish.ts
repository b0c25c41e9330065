import { compareInstants, toUtcText } from '@selat/domain'

import type { Work } from '../orders/work.ts'
import type { OrderRow } from '../store/tables/order-tables.ts'
import { loadTickets } from '../tickets/load-tickets.ts'

/**
 * A completed payment finishes by itself when the last of its tickets has been sailed. Called whenever a ticket gets its
 * sailing; while an open one has none there is no such instant. A proof that is accepted after the ship has arrived finishes
 * at once, never before it was accepted.
 */
export async function scheduleFinish(
  { store, services, now }: Work,
  order: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<void> {
  const tickets = await loadTickets(store, order)
  const arrivals = tickets.map(({ sailing_id }) =>
    sailing_id === null ? null : (services.network.sailing(sailing_id)?.arrivesAt ?? null),
  )
  if (arrivals.includes(null)) return
  const last = arrivals
    .filter((arrival) => arrival !== null)
    .toSorted(compareInstants)
    .at(-1)
  if (last === undefined) return
  const arrivedAt = toUtcText(last)
  await store
    .updateTable('payments')
    .set({ settles_at: arrivedAt < now ? now : arrivedAt })
    .where('tenant', '=', order.tenant)
    .where('order_id', '=', order.id)
    .where('state', '=', 'completed')
    .execute()
}
