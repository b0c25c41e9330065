import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import { loadChanges, type TicketChange } from '../booking/load-changes.ts'
import { loadRefunds, type RefundRecord } from '../booking/load-refunds.ts'

/** The facts that a receipt needs besides its order. */
export type ReceiptFacts = {
  readonly refunds: readonly RefundRecord[]
  /** The paid orders of its changes, in the order of payment. */
  readonly changes: readonly PaidChange[]
  /** The number of the order that this one changes; null if it is no change. */
  readonly changedNumber: string | null
}

type PaidChange = Pick<OrderRow, 'confirmation_number' | 'total_amount'> & {
  readonly tickets: TicketChange['tickets']
}

export async function loadReceiptFacts(store: Db, order: OrderRow): Promise<ReceiptFacts> {
  const orders = store
    .selectFrom('orders')
    .select(['id', 'confirmation_number', 'total_amount'])
    .where('tenant', '=', order.tenant)
  const paid = await orders
    .where('change_of', '=', order.id)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .orderBy('id')
    .execute()
  const changed =
    order.change_of === null
      ? null
      : await orders.where('id', '=', order.change_of).executeTakeFirstOrThrow()
  const moved = paid.length === 0 ? [] : await loadChanges(store, order)
  const changes = paid.map(({ id, ...change }) => ({
    ...change,
    tickets: moved.find(({ payment_order_id }) => payment_order_id === id)?.tickets ?? [],
  }))
  return {
    refunds: await loadRefunds(store, order),
    changes,
    changedNumber: changed?.confirmation_number ?? null,
  }
}
