import { loadRefunds, type RefundRecord } from '../aftersale/load-refunds.ts'
import type { Db } from '../store/store.ts'
import type { OrderRow } from '../store/tables/order-tables.ts'

/** What stands in the receipt of an order beside itself. */
export type ReceiptFacts = {
  readonly refunds: readonly RefundRecord[]
  /** The paid orders of its changes, as they were paid. */
  readonly changes: readonly Pick<OrderRow, 'confirmation_number' | 'total_amount'>[]
  /** The number of the booking that it has changed; null of an order that sells something. */
  readonly changedNumber: string | null
}

export async function loadReceiptFacts(store: Db, order: OrderRow): Promise<ReceiptFacts> {
  const orders = store
    .selectFrom('orders')
    .select(['confirmation_number', 'total_amount'])
    .where('tenant', '=', order.tenant)
  const changes = await orders
    .where('change_of', '=', order.id)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .orderBy('id')
    .execute()
  const changed =
    order.change_of === null
      ? null
      : await orders.where('id', '=', order.change_of).executeTakeFirstOrThrow()
  return {
    refunds: await loadRefunds(store, order),
    changes,
    changedNumber: changed?.confirmation_number ?? null,
  }
}
