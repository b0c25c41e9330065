import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import { loadChanges, type TicketChange } from '../booking/load-changes.ts'
import { loadRefunds, type RefundRecord } from '../booking/load-refunds.ts'
import { ordersWithPayments } from '../booking/orders-with-payments.ts'

/** The facts that a receipt needs besides its order. */
export type ReceiptFacts = {
  readonly refunds: readonly RefundRecord[]
  /** The paid orders of its changes, in the order of payment. */
  readonly changes: readonly PaidChange[]
  /** The number of the order that this one changes; null if it does not pay for a change. */
  readonly changedNumber: string | null
}

type PaidChange = Pick<OrderRow, 'confirmation_number' | 'total_amount'> & {
  readonly paidAt: string
  readonly method: string | null
  readonly tickets: TicketChange['tickets']
}

export async function loadReceiptFacts(store: Db, order: OrderRow): Promise<ReceiptFacts> {
  const paid = await paidChangesOf(store, order)
  const changed =
    order.change_of === null
      ? null
      : await store
          .selectFrom('orders')
          .select('confirmation_number')
          .where('tenant', '=', order.tenant)
          .where('id', '=', order.change_of)
          .executeTakeFirstOrThrow()
  const moved = paid.length === 0 ? [] : await loadChanges(store, order)
  const changes = paid.map(({ id, paid_at, method_code, ...change }) => ({
    ...change,
    paidAt: paid_at,
    method: method_code,
    tickets: moved.find(({ payment_order_id }) => payment_order_id === id)?.tickets ?? [],
  }))
  return {
    refunds: await loadRefunds(store, order),
    changes,
    changedNumber: changed?.confirmation_number ?? null,
  }
}

async function paidChangesOf(store: Db, { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>) {
  return ordersWithPayments(store)
    .select([
      'orders.id',
      'orders.confirmation_number',
      'orders.total_amount',
      'orders.paid_at',
      'payments.method_code',
    ])
    .where('orders.tenant', '=', tenant)
    .where('orders.change_of', '=', id)
    .where('orders.paid_at', 'is not', null)
    .orderBy('orders.paid_at')
    .orderBy('orders.id')
    .$narrowType<{ paid_at: string }>()
    .execute()
}
