import {
  type Facts,
  type OrderEvent,
  type OrderGuard,
  orderTransitions,
  transition,
} from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from './load-order.ts'

export type OrderAdvance = {
  readonly event: OrderEvent
  readonly facts: Facts<OrderGuard>
  readonly set: Partial<Pick<OrderRow, 'paid_at' | 'expires_at'>>
}

/** Takes an order one step by the domain's table. Refuses a step that the table does not have. */
export async function advanceOrder(
  { store }: Work,
  booking: LoadedOrder,
  { event, facts, set }: OrderAdvance,
): Promise<LoadedOrder> {
  const { order } = booking
  const step = transition(orderTransitions, order.status, event, facts)
  if (!step.ok) refuse('order_state_refused', { params: { status: order.status } })
  const { numUpdatedRows } = await store
    .updateTable('orders')
    .set({ ...set, status: step.state })
    .where('tenant', '=', order.tenant)
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) refuse('order_state_refused', { params: { status: order.status } })
  return { ...booking, order: { ...order, ...set, status: step.state } }
}
