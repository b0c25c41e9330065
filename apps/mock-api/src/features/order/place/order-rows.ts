import { addMinutes, HOLD_MINUTES, sumMoney } from '@selat/domain'

import { hashSecret } from '../../../engine/random/ids.ts'
import { toJsonText } from '../../../engine/store/json-text.ts'
import type { OrderItemRow, OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context, WorldReader } from '../../../operation/context.ts'
import type { OrderedItem } from '../../cart/travellers/price-ordered-item.ts'
import { productOf } from '../../product/registry.ts'
import { makeConfirmationNumber } from '../booking/confirmation-number.ts'
import { agencyColumns } from './agency-sale.ts'
import type { SalePrices } from './price-sale.ts'
import type { Sale } from './read-sale.ts'

/** Makes the row of an order that is not paid yet. */
export async function toOrderRow(
  ctx: Pick<Context, 'store' | 'tenant' | 'caller' | 'ids'> & WorldReader,
  { details, agency }: Sale,
  prices: SalePrices & { readonly id: string; readonly token: string },
): Promise<OrderRow> {
  const { id, token, currency, items, promoCode } = prices
  const ofAgency = await agencyColumns(ctx, agency, prices)
  const total = sumMoney(
    items.map((item) => item.price.total),
    currency,
  )
  return {
    tenant: ctx.tenant.slug,
    id,
    confirmation_number: await makeConfirmationNumber(ctx, ctx.tenant),
    token_hash: hashSecret(token),
    user_id: ctx.caller.user?.id ?? null,
    ...ofAgency,
    status: 'ENTRY',
    language: ctx.language,
    contact: toJsonText(details.contact),
    additional_note: details.additionalNote,
    code_reference: details.codeReference,
    promo_code: promoCode,
    currency,
    exponent: total.exponent,
    total_amount: total.amount,
    created_at: ctx.now,
    paid_at: null,
    expires_at: addMinutes(ctx.now, HOLD_MINUTES),
    visit_date: firstDayOf(items),
    change_of: null,
  }
}

function firstDayOf(items: readonly OrderedItem[]): string | null {
  const days = items.flatMap(
    ({ row, booking }) => productOf(row.item_content).firstDay(booking) ?? [],
  )
  return days.toSorted()[0] ?? null
}

/** Makes the row of an item, with its position in the order. */
export function toItemRow(
  reader: WorldReader,
  { tenant, id: order_id }: OrderRow,
  { row, booking, price, passengers, position }: OrderedItem & { readonly position: number },
): OrderItemRow {
  return {
    tenant,
    id: row.id,
    order_id,
    position,
    item_content: row.item_content,
    item: row.item,
    qty: productOf(row.item_content).toWire(reader, booking).Qty,
    booking: toJsonText(booking),
    price: toJsonText(price),
    passengers: toJsonText(passengers),
  }
}
