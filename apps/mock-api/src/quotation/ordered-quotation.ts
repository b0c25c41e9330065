import type { Schemas } from '@selat/sdk'

import type { Context } from '../kernel/context.ts'
import { refuse } from '../kernel/refusal.ts'
import type { QuotationRow } from '../store/tables/quotation-tables.ts'
import { advanceQuotation, canHappen } from './advance-quotation.ts'
import { quotationOf } from './find-quotation.ts'

/** The quotation that an order is placed of: one of the caller's agency that can be booked now. Any other refuses the field. */
export async function findOrderedQuotation(
  ctx: Context,
  { Quotation: id }: Pick<Schemas['OrderInput'], 'Quotation'>,
): Promise<QuotationRow | null> {
  if (id === undefined || id === null) return null
  const { agency } = ctx.caller.user ?? {}
  const quotation = agency ? await quotationOf(ctx, agency.id, id) : undefined
  if (!quotation) return refuseField('unknown', {})
  const { state } = quotation
  if (!canHappen(quotation, 'book', ctx.now)) refuseField('quotation_refused', { state })
  return quotation
}

/** From here on the quotation is that order. */
export async function bookQuotation(
  { store, now }: Pick<Context, 'store' | 'now'>,
  quotation: QuotationRow,
  orderId: string,
): Promise<void> {
  const set = { order_id: orderId }
  const booked = await advanceQuotation(store, quotation, { event: 'book', now, set })
  if (!booked) refuseField('quotation_refused', { state: quotation.state })
}

function refuseField(code: string, params: Record<string, string>): never {
  return refuse('validation_failed', { errors: [{ pointer: '/Quotation', code, params }] })
}
