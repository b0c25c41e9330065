import { addMinutes, QUOTE_MINUTES } from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import { fromJsonText, toJsonText } from '../../../engine/store/json-text.ts'
import type {
  ChangeQuoteContent,
  QuoteRow,
  RefundQuoteContent,
} from '../../../engine/store/tables/aftersale-tables.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'

type Contents = { refund: RefundQuoteContent; change: ChangeQuoteContent }

type Asked = Pick<Context, 'store' | 'now' | 'ids'>

/**
 * Stores a quote until it expires: after some minutes, or at the first of the instants in `ends`, at which its price would
 * change.
 */
export async function keepQuote<Kind extends QuoteRow['kind']>(
  { store, now, ids }: Asked,
  { tenant, id }: Pick<OrderRow, 'tenant' | 'id'>,
  kind: Kind,
  {
    content,
    ends,
  }: { readonly content: Contents[Kind]; readonly ends: readonly (string | null)[] },
): Promise<Pick<QuoteRow, 'id' | 'expires_at'>> {
  const [expires_at = now] = [addMinutes(now, QUOTE_MINUTES), ...ends]
    .filter((end) => end !== null)
    .toSorted()
  const row: QuoteRow = {
    tenant,
    id: ids.make('quo'),
    order_id: id,
    kind,
    content: toJsonText<Contents[QuoteRow['kind']]>(content),
    expires_at,
    used_at: null,
  }
  await store.insertInto('quotes').values(row).execute()
  return row
}

/**
 * Returns the content of an order's quote and marks the quote as used. Refuses an expired or used one, also for the second of
 * two concurrent calls.
 */
export async function useQuote<Kind extends QuoteRow['kind']>(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { tenant, id: orderId }: Pick<OrderRow, 'tenant' | 'id'>,
  kind: Kind,
  id: string,
): Promise<Contents[Kind]> {
  const row = await store
    .selectFrom('quotes')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) return refuse('not_found', { params: { quote: id } })
  const { numUpdatedRows } = await store
    .updateTable('quotes')
    .set({ used_at: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) refuse('quote_expired')
  return fromJsonText(row.content) as Contents[Kind] // stored under its own kind
}
