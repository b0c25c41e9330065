import { toUtcText } from '@selat/domain'

import type { Work } from '../../../operation/work.ts'
import { releaseStock } from '../../../world/stock/stock.ts'
import type { TicketChange } from '../booking/load-changes.ts'
import { type LoadedOrder, loadOrder } from '../booking/load-order.ts'
import { decideChange } from './decide-change.ts'
import { moveTickets } from './move-tickets.ts'

/**
 * Completes a change after its difference is paid: its tickets get the seats that its order held. The payment of that order
 * finishes when the new sailing arrives.
 */
export async function settlePaidChange(
  work: Work,
  { order }: Pick<LoadedOrder, 'order'>,
  change: TicketChange,
): Promise<void> {
  if (!(await decideChange(work, change, 'waiting', 'done')))
    throw new Error(`The change of ${order.id} is not waiting`)
  const original = await loadOrder(work.store, { tenant: change.tenant, id: change.order_id })
  await releaseStock(work.store, { tenant: order.tenant, ownerId: order.id })
  await moveTickets(work, original, change)
  const arrivesAt = work.network.sailing(change.sailing_id)?.arrivesAt
  if (arrivesAt === undefined) return
  const endsAt = toUtcText(arrivesAt)
  await work.store
    .updateTable('payments')
    .set({ settles_at: endsAt < work.now ? work.now : endsAt })
    .where('tenant', '=', order.tenant)
    .where('order_id', '=', order.id)
    .where('state', '=', 'completed')
    .execute()
}
