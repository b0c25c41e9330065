import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from './load-order.ts'

/**
 * Sets the instant at which an order and its payment expire. Both change together, and neither expires while the payment is
 * under review.
 */
export async function setOrderExpiry(
  { store }: Work,
  booking: LoadedOrder,
  expiresAt: string | null,
): Promise<LoadedOrder> {
  const { order } = booking
  await store
    .updateTable('orders')
    .set({ expires_at: expiresAt })
    .where('tenant', '=', order.tenant)
    .where('id', '=', order.id)
    .execute()
  return { ...booking, order: { ...order, expires_at: expiresAt } }
}
