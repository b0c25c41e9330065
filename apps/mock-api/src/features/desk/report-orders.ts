import type { PaymentState } from '../../engine/store/tables/payment-tables.ts'
import type { Context } from '../../operation/context.ts'
import { ordersWithPayments } from '../order/booking/orders-with-payments.ts'
import type { WalletUnit } from '../wallet/wallet-units.ts'

/** An order as a report counts it. Amounts are in the wallet's unit. */
export type ReportOrder = {
  readonly paidAt: string | null
  /** The net price and the selling price. */
  readonly net: number
  readonly selling: number
  /** Whether the order was unpaid at an instant. */
  isUnpaidAt(instant: string): boolean
}

const UNPAID: ReadonlySet<PaymentState> = new Set(['ordered', 'pending'])

/** Reads the orders that an agency has placed in a currency until an instant. */
export async function readReportOrders(
  { store, tenant }: Pick<Context, 'store' | 'tenant'>,
  agencyId: string,
  { currency, exponent, until }: WalletUnit & { readonly until: string },
): Promise<ReportOrder[]> {
  const placed = ordersWithPayments(store)
    .where('orders.tenant', '=', tenant.slug)
    .where('orders.agency_id', '=', agencyId)
    .where('orders.currency', '=', currency)
    .where('orders.exponent', '=', exponent)
    .where('orders.created_at', '<', until)
  const rows = await placed
    .select(['payments.id', 'created_at', 'paid_at', 'total_amount', 'selling_amount'])
    .execute()
  const events = await placed
    .innerJoin('payment_events', (join) =>
      join
        .onRef('payment_events.tenant', '=', 'payments.tenant')
        .onRef('payment_events.payment_id', '=', 'payments.id'),
    )
    .select(['payment_events.payment_id', 'payment_events.at', 'payment_events.state'])
    .orderBy('payment_events.payment_id')
    .orderBy('payment_events.seq')
    .execute()
  const histories = Map.groupBy(events, ({ payment_id: id }) => id)
  return rows.map((row) => {
    const history = histories.get(row.id) ?? []
    return {
      paidAt: row.paid_at,
      net: row.total_amount,
      selling: row.selling_amount ?? row.total_amount,
      isUnpaidAt(instant) {
        if (row.created_at >= instant) return false
        const state = history.findLast(({ at }) => at < instant)?.state ?? 'ordered'
        return UNPAID.has(state)
      },
    }
  })
}
