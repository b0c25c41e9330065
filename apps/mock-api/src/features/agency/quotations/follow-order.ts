import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { advanceQuotation, canHappen } from './advance-quotation.ts'

type Placed = Pick<OrderRow, 'tenant' | 'id' | 'quotation_id'>

/** Releases the quotation of an order that was never paid, so that it can be booked again. */
export async function releaseQuotation(work: Work, order: Placed): Promise<void> {
  const quotation = await quotationBehind(work, order)
  if (quotation?.order_id !== order.id) return
  await advanceQuotation(work.store, quotation, {
    event: 'release',
    now: work.now,
    set: { order_id: null },
  })
}

/**
 * Marks a quotation as booked again when its late-paid order is restored, unless the quotation has changed its state
 * meanwhile.
 */
export async function rebookQuotation(work: Work, order: Placed): Promise<void> {
  const quotation = await quotationBehind(work, order)
  if (!quotation || !canHappen(quotation, 'reseat', work.now)) return
  await advanceQuotation(work.store, quotation, {
    event: 'reseat',
    now: work.now,
    set: { order_id: order.id },
  })
}

async function quotationBehind(
  { store }: Work,
  { tenant, quotation_id: id }: Placed,
): Promise<QuotationRow | undefined> {
  if (id === null) return undefined
  return store
    .selectFrom('quotations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
}
