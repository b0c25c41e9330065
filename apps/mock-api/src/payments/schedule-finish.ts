import { compareInstants, toUtcText } from '@selat/domain'

import type { Work } from '../orders/work.ts'
import type { OrderRow } from '../store/tables/order-tables.ts'
import { loadTickets } from '../tickets/load-tickets.ts'

/**
 * A completed payment finishes by itself when the last of its tickets has been sailed. Called whenever a ticket gets its
 * sailing; while an open one has none there is no such instant.
 */
export async function scheduleFinish(
  { store, services }: Omit<Work, 'now'>,
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
  await store
    .updateTable('payments')
    .set({ settles_at: toUtcText(last) })
    .where('tenant', '=', order.tenant)
    .where('order_id', '=', order.id)
    .where('state', '=', 'completed')
    .execute()
}
