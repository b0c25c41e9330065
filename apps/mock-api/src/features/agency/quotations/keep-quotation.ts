import { addMinutes } from '@selat/domain'

import { hashSecret } from '../../../engine/random/ids.ts'
import { drawUnusedNumber } from '../../../engine/random/unused-number.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { toJsonText } from '../../../engine/store/json-text.ts'
import type { QuotationRow } from '../../../engine/store/tables/quotation-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { recordOwnEvent } from '../agency-events.ts'
import { callerAgency } from '../caller-agency.ts'
import { quotationToken } from './quotation-link.ts'
import type { QuotedCart } from './quote-cart.ts'

const DAY_MINUTES = 24 * 60

type About = {
  readonly customer: { readonly id: string; readonly name: string } | null
  readonly note: string
  readonly validDays: number
}

/**
 * Stores a quotation. It is valid for `validDays`, but never beyond the instant until which all of its items can be booked.
 */
export async function keepQuotation(
  ctx: Context,
  { items, net, selling, closesAt }: QuotedCart,
  { customer, note, validDays }: About,
): Promise<QuotationRow> {
  const { store, tenant, now, ids } = ctx
  const { user, agency } = callerAgency(ctx)
  const id = ids.make('quo')
  const lastAt = addMinutes(now, validDays * DAY_MINUTES)
  const quotation: QuotationRow = {
    tenant: tenant.slug,
    id,
    number: await makeQuotationNumber(ctx),
    token_hash: hashSecret(quotationToken(id, await signingKey(ctx))),
    agency_id: agency.id,
    state: 'sent',
    language: ctx.language,
    created_by_id: user.id,
    created_by: user.name,
    created_at: now,
    valid_until: closesAt !== null && closesAt < lastAt ? closesAt : lastAt,
    customer_id: customer?.id ?? null,
    customer_name: customer?.name ?? '',
    note,
    items: toJsonText(items),
    currency: net.currency,
    exponent: net.exponent,
    net_amount: net.amount,
    selling_amount: selling.amount,
    accepted_at: null,
    answer: null,
    order_id: null,
  }
  await store.insertInto('quotations').values(quotation).execute()
  await recordOwnEvent(ctx, { event: 'quotation_sent', about: quotation.number, amount: selling })
  return quotation
}

/** Makes a number that no quotation of the tenant has, such as `Q-7KQ4ZP`. */
function makeQuotationNumber({
  store,
  tenant,
  ids,
}: Pick<Context, 'store' | 'tenant' | 'ids'>): Promise<string> {
  return drawUnusedNumber(ids, 'Q', (number) =>
    store
      .selectFrom('quotations')
      .select('id')
      .where('tenant', '=', tenant.slug)
      .where('number', '=', number)
      .executeTakeFirst(),
  )
}
