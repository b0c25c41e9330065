import type { Work } from '../../../operation/work.ts'
import { releaseStock } from '../../../world/stock/stock.ts'
import type { TicketChange } from '../booking/load-changes.ts'
import { type LoadedOrder, loadOrder } from '../booking/load-order.ts'
import { orderEvents } from '../booking/order-events.ts'
import { decideChange } from './decide-change.ts'

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
