import { toUtcText } from '@selat/domain'

import type { TicketChangeRow } from '../../../engine/store/tables/aftersale-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { releaseStock } from '../../../world/stock/stock.ts'
import type { TicketChange } from '../booking/load-changes.ts'
import { loadOrder, type LoadedOrder } from '../booking/load-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { moveTickets } from './move-tickets.ts'

/** Moves a change from one state to another. Returns false if it is no longer in the first state. */
export async function decideChange(
  { store, now }: Pick<Work, 'store' | 'now'>,
  { tenant, id }: Pick<TicketChange, 'tenant' | 'id'>,
  from: TicketChangeRow['state'],
  to: TicketChangeRow['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('ticket_changes')
    .set({ state: to, decided_at: to === 'waiting' ? null : now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Expires a change whose difference was not paid. The new seats are released, and no ticket moves. */
export async function expireChange(
  work: Work,
  { order }: Pick<LoadedOrder, 'order'>,
  change: TicketChange,
): Promise<void> {
  if (!(await decideChange(work, change, 'waiting', 'lapsed'))) return
  await releaseStock(work.store, { tenant: order.tenant, ownerId: order.id })
  const original = await loadOrder(work.store, { tenant: change.tenant, id: change.order_id })
  await orderEvents.publish(work, { name: 'change_lapsed', booking: original, change })
}

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
