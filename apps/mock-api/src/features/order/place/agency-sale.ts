import { sumMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { CustomerRow } from '../../../engine/store/tables/customer-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { openCustomers } from '../../agency/customers/customer-book.ts'
import { markupOf, sellingAmountOf } from '../../agency/markup-rules.ts'
import type { OrderedItem } from '../../cart/travellers/price-ordered-item.ts'

/** The saved customer that an order names: one of the caller's agency. Any other, and of anybody else, refuses the field. */
export async function findOrderedCustomer(
  ctx: Context,
  { Customer: id }: Pick<Schemas['OrderInput'], 'Customer'>,
): Promise<CustomerRow | null> {
  if (id === undefined || id === null) return null
  const found = ctx.caller.user?.agency
    ? await openCustomers(ctx).rows().where('id', '=', id).executeTakeFirst()
    : undefined
  if (found) return found
  return refuse('validation_failed', {
    errors: [{ pointer: '/Customer', code: 'unknown', params: {} }],
  })
}

/**
 * What an order is to the agency that places it: for whom, and at what it sells by its markup of now. A promo code makes it
 * cheaper for the agency, which passes that on or not: `items` are those before it.
 */
export async function agencyColumns(
  ctx: Context,
  {
    items,
    currency,
    customer,
  }: {
    readonly items: readonly OrderedItem[]
    readonly currency: string
    readonly customer: CustomerRow | null
  },
): Promise<
  Pick<
    OrderRow,
    'agency_id' | 'agency_name' | 'booked_by' | 'customer_id' | 'customer_name' | 'selling_amount'
  >
> {
  const { user } = ctx.caller
  if (!user?.agency)
    return {
      agency_id: null,
      agency_name: null,
      booked_by: null,
      customer_id: null,
      customer_name: null,
      selling_amount: null,
    }
  const { rules } = await markupOf(ctx, user.agency.id)
  const selling = items.map((item) =>
    sellingAmountOf(ctx, { ...item, item_content: item.row.item_content }, rules),
  )
  return {
    agency_id: user.agency.id,
    agency_name: user.agency.name,
    booked_by: user.name,
    customer_id: customer?.id ?? null,
    customer_name: customer ? fromJsonText(customer.details).Name : null,
    selling_amount: sumMoney(selling, currency).amount,
  }
}
