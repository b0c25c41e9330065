import { refuse } from '../../../engine/http/refusal.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** Refuses an order that is not paid, because only a paid one can be refunded or changed. */
export function requirePaid({ order }: Pick<LoadedOrder, 'order'>): void {
  if (order.status !== 'POSTED') refuse('order_state_refused', { params: { status: order.status } })
}

/**
 * Like `requirePaid`, and locks the order for the rest of the transaction, so that concurrent refunds and changes run one
 * after the other.
 */
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
