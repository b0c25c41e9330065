import { sumMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseField } from '../../../engine/http/refusal.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { CustomerRow } from '../../../engine/store/tables/customer-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context, WorldReader } from '../../../operation/context.ts'
import { openCustomers } from '../../agency/customers/customer-book.ts'
import { markupOf, sellingAmountOf } from '../../agency/markup-rules.ts'
import { advanceQuotation, canHappen } from '../../agency/quotations/advance-quotation.ts'
import { quotationOf } from '../../agency/quotations/find-quotation.ts'
import type { OrderedItem } from '../../cart/travellers/price-ordered-item.ts'

type Reader = Pick<Context, 'store' | 'tenant' | 'caller' | 'now'>

/** The customer and the quotation of an agency's order; null if the order names none, and for all other orders. */
export type AgencySale = {
  readonly quotation: QuotationRow | null
  readonly customer: CustomerRow | null
}

/**
 * Reads the quotation and the customer that an order names. Refuses those of another agency, and any of a caller without an
 * agency.
 */
export async function readAgencySale(
  ctx: Reader,
  input: Pick<Schemas['OrderInput'], 'Quotation' | 'Customer'>,
): Promise<AgencySale> {
  const quotation = await findQuotation(ctx, input.Quotation)
  return { quotation, customer: await findCustomer(ctx, input.Customer) }
}

/** Finds the quotation, and refuses one that cannot be booked now. */
async function findQuotation(
  ctx: Reader,
  id: string | null | undefined,
): Promise<QuotationRow | null> {
  if (id === undefined || id === null) return null
  const { agency } = ctx.caller.user ?? {}
  const quotation = agency ? await quotationOf(ctx, agency.id, id) : undefined
  if (!quotation) return refuseField('/Quotation', 'unknown')
  const { state } = quotation
  if (!canHappen(quotation, 'book', ctx.now))
    refuseField('/Quotation', 'quotation_refused', { state })
  return quotation
}

/** Finds the saved customer; a deleted one is unknown. */
async function findCustomer(
  ctx: Reader,
  id: string | null | undefined,
): Promise<CustomerRow | null> {
  if (id === undefined || id === null) return null
  const found = ctx.caller.user?.agency
    ? await openCustomers(ctx).rows().where('id', '=', id).executeTakeFirst()
    : undefined
  return found ?? refuseField('/Customer', 'unknown')
}

/** Marks the quotation as booked by this order. */
export async function bookQuotation(
  { store, now }: Pick<Context, 'store' | 'now'>,
  quotation: QuotationRow,
  orderId: string,
): Promise<void> {
  const { state } = quotation
  const set = { order_id: orderId }
  const isBooked = await advanceQuotation(store, quotation, { event: 'book', now, set })
  if (!isBooked) refuseField('/Quotation', 'quotation_refused', { state })
}

type AgencyColumns = Pick<
  OrderRow,
  | 'agency_id'
  | 'agency_name'
  | 'booked_by'
  | 'customer_id'
  | 'customer_name'
  | 'selling_amount'
  | 'quotation_id'
>

const OF_NO_AGENCY: AgencyColumns = {
  agency_id: null,
  agency_name: null,
  booked_by: null,
  customer_id: null,
  customer_name: null,
  selling_amount: null,
  quotation_id: null,
}

/**
 * Returns the agency's columns of an order: its customer, and the selling price by the present markup. A promo code lowers
 * the net price, and the agency decides whether to pass that on. So `net` are the items before the discount.
 */
export async function agencyColumns(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller'> & WorldReader,
  { quotation, customer }: AgencySale,
  { net, currency }: { readonly net: readonly OrderedItem[]; readonly currency: string },
): Promise<AgencyColumns> {
  const { user } = ctx.caller
  if (!user?.agency) return OF_NO_AGENCY
  const { rules } = await markupOf(ctx, user.agency.id)
  const selling = net.map((item) =>
    sellingAmountOf(ctx, { ...item, item_content: item.row.item_content }, rules),
  )
  return {
    agency_id: user.agency.id,
    agency_name: user.agency.name,
    booked_by: user.name,
    customer_id: customer?.id ?? null,
    customer_name: customer ? fromJsonText(customer.details).Name : null,
    selling_amount: sumMoney(selling, currency).amount,
    quotation_id: null,
    ...(quotation && quotedColumns(quotation, { net, currency, customer })),
  }
}

/**
 * Returns the columns that an order takes from its quotation: its customer if the order names none, and the quoted price.
 * Items that the agency has changed since are sold at the present markup.
 */
function quotedColumns(
  quotation: QuotationRow,
  sale: Pick<AgencySale, 'customer'> & {
    readonly net: readonly OrderedItem[]
    readonly currency: string
  },
): Partial<AgencyColumns> {
  const { id, customer_id, customer_name, selling_amount } = quotation
  const isAsQuoted = sale.currency === quotation.currency && isQuoted(quotation, sale.net)
  return {
    quotation_id: id,
    ...(!sale.customer && customer_id !== null && { customer_id, customer_name }),
    ...(isAsQuoted && { selling_amount }),
  }
}

function isQuoted(quotation: QuotationRow, items: readonly Pick<OrderedItem, 'booking'>[]) {
  const textOf = (list: readonly { readonly booking: unknown }[]) =>
    list
      .map(({ booking }) => JSON.stringify(booking))
      .toSorted()
      .join('\n')
  return textOf(fromJsonText(quotation.items)) === textOf(items)
}
