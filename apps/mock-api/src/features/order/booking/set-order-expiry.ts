import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from './load-order.ts'

/** The order expires with its payment: both clocks are set together, and both stop while a payment is under review. */
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
