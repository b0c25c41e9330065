import { refuse } from '../../../engine/http/refusal.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** Only what is paid can be given back or changed. */
export function requirePaid({ order }: Pick<LoadedOrder, 'order'>): void {
  if (order.status !== 'POSTED') refuse('order_state_refused', { params: { status: order.status } })
}

/** The same, and nobody else changes the order until this is done: two that come at once are one after the other. */
export async function lockPaidOrder(
  store: Db,
  { order }: Pick<LoadedOrder, 'order'>,
): Promise<void> {
  requirePaid({ order })
  const { numUpdatedRows } = await store
    .updateTable('orders')
    .set({ status: 'POSTED' })
    .where('tenant', '=', order.tenant)
    .where('id', '=', order.id)
    .where('status', '=', 'POSTED')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) refuse('order_state_refused', { params: { status: order.status } })
}
