import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import type { OrderedItem } from '../../cart/travellers/price-ordered-item.ts'
import { advanceQuotation, canHappen } from './advance-quotation.ts'
import { quotationOf } from './find-quotation.ts'

/** The quotation that an order is placed of: one of the caller's agency that can be booked now. Any other refuses the field. */
export async function findOrderedQuotation(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller' | 'now'>,
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

/**
 * What an order takes from its quotation: its customer where none is named, and the price that the customer was told. What
 * the agency has changed since sells by its markup of now.
 */
export function quotedSale(
  quotation: QuotationRow | null,
  items: readonly Pick<OrderedItem, 'booking'>[],
  { currency, customer_id: named }: Pick<OrderRow, 'currency' | 'customer_id'>,
): Partial<OrderRow> {
  if (!quotation) return {}
  const { id, customer_id, customer_name, selling_amount } = quotation
  return {
    quotation_id: id,
    ...(named === null && customer_id !== null && { customer_id, customer_name }),
    ...(currency === quotation.currency && isQuoted(quotation, items) && { selling_amount }),
  }
}

function isQuoted(quotation: QuotationRow, items: readonly Pick<OrderedItem, 'booking'>[]) {
  const told = (list: readonly { readonly booking: unknown }[]) =>
    list
      .map(({ booking }) => JSON.stringify(booking))
      .toSorted()
      .join('\n')
  return told(fromJsonText(quotation.items)) === told(items)
}

function refuseField(code: string, params: Record<string, string>): never {
  return refuse('validation_failed', { errors: [{ pointer: '/Quotation', code, params }] })
}
