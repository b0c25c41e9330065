import { fromJsonText } from '../../../engine/store/json-text.ts'
import { statement } from '../../../engine/store/statement.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { StoredRefundLine, RefundRow } from '../../../engine/store/tables/aftersale-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'

/** A refund with its lines. */
export type RefundRecord = Omit<RefundRow, 'lines'> & {
  readonly lines: readonly StoredRefundLine[]
}

/** Loads the refunds of an order, newest first. */
export async function loadRefunds(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<RefundRecord[]> {
  const rows = await store
    .selectFrom('refunds')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toRefundRecord)
}

/**
 * Loads refunds of late payments for changes that could no longer happen, newest first. Orders of changes sell nothing, so they
 * have no other refunds.
 */
export async function loadRefundsOfChanges(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<RefundRecord[]> {
  const rows = await store
    .selectFrom('orders')
    // A cross join begins with the rows of the table on its left (docs/decisions/0030).
    .crossJoin('refunds')
    .whereRef('refunds.tenant', '=', 'orders.tenant')
    .whereRef('refunds.order_id', '=', 'orders.id')
    .selectAll('refunds')
    .where('orders.tenant', '=', tenant)
    .where('orders.change_of', '=', id)
    .orderBy('refunds.requested_at', 'desc')
    .orderBy('refunds.id')
    .execute()
  return rows.map(toRefundRecord)
}

export function toRefundRecord(row: RefundRow): RefundRecord {
  return { ...row, lines: fromJsonText(row.lines) }
}

/** Sums up an order's refunds in minor units, including those not completed yet. */
export async function sumRefunds(
  store: Db,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
): Promise<number> {
  const { rows } = await amountsOf(store, { tenant, id })
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

const amountsOf = statement((db, { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>) =>
  db.selectFrom('refunds').select('amount').where('tenant', '=', tenant).where('order_id', '=', id),
)
