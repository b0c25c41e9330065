import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'

/** Opens the payment of an order that has just been placed. The payment expires with the order. */
export async function openPayment(
  { store, ids, now }: Pick<Context, 'store' | 'ids' | 'now'>,
  order: OrderRow,
): Promise<void> {
  const id = ids.make('pay')
  await store
    .insertInto('payments')
    .values({
      tenant: order.tenant,
      id,
      order_id: order.id,
      state: 'ordered',
      currency: order.currency,
      exponent: order.exponent,
      amount: order.total_amount,
      method_code: null,
      reference: null,
      instructions: null,
      expires_at: order.expires_at,
      settles_at: null,
    })
    .execute()
  await store
    .insertInto('payment_events')
    .values({
      tenant: order.tenant,
      payment_id: id,
      seq: 0,
      at: now,
      event: 'order',
      state: 'ordered',
      detail: null,
    })
    .execute()
}
