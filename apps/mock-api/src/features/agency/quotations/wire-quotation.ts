import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toWireNames } from '../../../engine/http/wire-names.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { inUnit } from '../../../world/money/wire-money.ts'
import { toWireDue } from '../../product/item/wire-price.ts'
import { agencyBehind } from './agency-behind.ts'
import { quotationLink } from './quotation-link.ts'
import { quotedTitle, toWireLine } from './wire-line.ts'

type Reader = Pick<
  Context,
  'store' | 'network' | 'catalogue' | 'tenant' | 'language' | 'now' | 'ids'
>

/** A quotation as its agency sees it, in the reader's language, with the link again. */
export async function toWireQuotation(
  ctx: Reader,
  quotation: QuotationRow,
): Promise<Schemas['Quotation']> {
  const items = fromJsonText(quotation.items)
  const { customer_id: customer } = quotation
  return {
    Id: quotation.id,
    Number: quotation.number,
    State: quotation.state,
    Customer: customer === null ? null : { Id: customer, Name: quotation.customer_name },
    Note: quotation.note,
    CreatedAt: quotation.created_at,
    CreatedBy: quotation.created_by,
    ValidUntil: quotation.valid_until,
    Link: await quotationLink(ctx, quotation),
    Lines: items.map((item) => toWireLine(item, quotation, { reader: ctx, showsNet: true })),
    ...totalsOf(quotation),
    AtCounter: toWireDue(items.map(({ price }) => price)),
    AcceptedAt: quotation.accepted_at,
    Order: quotation.order_id,
    AsOf: ctx.now,
  }
}

/** A quotation as a list of its agency shows it. */
export function toQuotationSummary(
  ctx: Reader,
  quotation: QuotationRow,
): Schemas['QuotationSummary'] {
  return {
    Id: quotation.id,
    Number: quotation.number,
    State: quotation.state,
    Customer: quotation.customer_name,
    CreatedAt: quotation.created_at,
    CreatedBy: quotation.created_by,
    ValidUntil: quotation.valid_until,
    Titles: fromJsonText(quotation.items).map((item) => quotedTitle(item, ctx)),
    ...totalsOf(quotation),
  }
}

/** The quotation as its customer sees it. It has no net price and no passport, because the link may be passed on. */
export async function toSharedQuotation(
  ctx: Reader,
  quotation: QuotationRow,
): Promise<Schemas['SharedQuotation']> {
  const items = fromJsonText(quotation.items)
  const { name, email, phone } = agencyBehind(ctx.tenant, quotation)
  return {
    Number: quotation.number,
    Link: await quotationLink(ctx, quotation),
    State: quotation.state,
    Agency: { Name: name, Email: email, Phone: phone },
    CustomerName: quotation.customer_name,
    Note: quotation.note,
    CreatedAt: quotation.created_at,
    ValidUntil: quotation.valid_until,
    Lines: items.map((item) => toWireLine(item, quotation, { reader: ctx, showsNet: false })),
    SellingTotal: totalsOf(quotation).SellingTotal,
    AtCounter: toWireDue(items.map(({ price }) => price)),
    Contact: contactOf(quotation),
    ...(await orderOf(ctx, quotation)),
    AsOf: ctx.now,
  }
}

function totalsOf(quotation: QuotationRow) {
  return {
    NetTotal: inUnit(quotation, quotation.net_amount),
    SellingTotal: inUnit(quotation, quotation.selling_amount),
  }
}

function contactOf({ answer }: QuotationRow): Schemas['OrderContact'] | null {
  return answer === null ? null : toWireNames(fromJsonText(answer).contact)
}

async function orderOf(
  { store }: Pick<Context, 'store'>,
  { tenant, order_id: id }: QuotationRow,
): Promise<Pick<Schemas['SharedQuotation'], 'Order' | 'OrderStatus'>> {
  if (id === null) return { Order: null }
  const { confirmation_number: number, status } = await store
    .selectFrom('orders')
    .select(['confirmation_number', 'status'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { Order: number, OrderStatus: status }
}
