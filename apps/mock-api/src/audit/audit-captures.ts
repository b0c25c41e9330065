import type { Db } from '../engine/store/store.ts'
import type { LedgerTransferRow } from '../engine/store/tables/ledger-tables.ts'
import { methodKindOf } from '../world/money/payment-methods.ts'
import { ordersWithPayments } from './orders-with-payments.ts'

/**
 * Checks that each order has the transfers of its state: one capture, which sells it, or is owed if the money came late.
 */
export async function auditCaptures(
  db: Db,
  transfers: readonly LedgerTransferRow[],
): Promise<string[]> {
  const due = await dueTransfers(db)
  const booked = transfers
    .filter(({ payment_id, phase }) => payment_id !== null && phase === 'booked')
    .map(toLine)
  const left = new Set(booked)
  const missing = due.filter((line) => !left.delete(line))
  const isTwice = left.size + due.length - missing.length < booked.length
  return [
    ...missing.map((line) => `not booked: ${line}`),
    ...[...left].map((line) => `booked for nothing: ${line}`),
    ...(isTwice ? ['a payment was booked twice'] : []),
  ]
}

async function dueTransfers(db: Db): Promise<string[]> {
  const orders = await ordersWithPayments(db)
    .select([
      'orders.tenant',
      'orders.status',
      'orders.paid_at',
      'orders.total_amount as amount',
      'orders.currency',
      'orders.exponent',
      'orders.id as order_id',
      'orders.agency_id',
      'payments.id as payment_id',
      'payments.method_code',
    ])
    .where('orders.total_amount', '>', 0)
    .execute()
  const late = new Set(
    (
      await db
        .selectFrom('payment_events')
        .select(['tenant', 'payment_id'])
        .where('event', '=', 'late_payment')
        .execute()
    ).map(({ tenant, payment_id }) => `${tenant} ${payment_id}`),
  )
  const refunds = await db.selectFrom('refunds').select(['tenant', 'order_id']).execute()
  const refunded = new Set(refunds.map(({ tenant, order_id }) => `${tenant} ${order_id}`))
  return orders.flatMap(({ status, paid_at, method_code, agency_id, ...order }) => {
    const isByWallet = methodKindOf(method_code) === 'agent_wallet'
    const from = isByWallet ? `wallet:${agency_id}` : `clearing:${method_code ?? 'UNALLOCATED'}`
    const method = `${from}:${order.currency}`
    const sales = `sales:${order.currency}`
    const owed = `refunds_payable:${order.currency}`
    const line = (kind: LedgerTransferRow['kind'], debit_account: string, credit_account: string) =>
      toLine({ ...order, kind, debit_account, credit_account })
    // A refund does not change the capture, because it is a transfer of its own.
    const isRefunded = status === 'CANCELLED' && paid_at !== null
    if (status === 'POSTED' || isRefunded) return [line('capture', method, sales)]
    if (!late.has(`${order.tenant} ${order.payment_id}`)) return []
    const income = line('capture', method, owed)
    // An older release returned a late payment immediately, without a row of a refund.
    const isByRefund = refunded.has(`${order.tenant} ${order.order_id}`)
    return isByRefund ? [income] : [income, line('refund', owed, method)]
  })
}

type Line = Pick<
  LedgerTransferRow,
  | 'tenant'
  | 'order_id'
  | 'payment_id'
  | 'kind'
  | 'debit_account'
  | 'credit_account'
  | 'amount'
  | 'currency'
  | 'exponent'
>

function toLine(line: Line): string {
  const { tenant, order_id, payment_id, kind, debit_account, credit_account } = line
  const what = `${line.amount} ${line.currency}/${line.exponent}`
  return `${tenant} ${order_id} ${payment_id} ${kind} ${what} ${debit_account} to ${credit_account}`
}
