import { type MarkupRule, type Money, type Price, sellingPrice } from '@selat/domain'

import { fromJsonText } from '../../engine/store/json-text.ts'
import type { BookingBase, ItemContent } from '../../engine/store/tables/stored-booking.ts'
import type { Context, WorldReader } from '../../operation/context.ts'
import { ferryOf } from '../product/ferry-of.ts'
import { productOf } from '../product/registry.ts'

export type AgencyMarkup = {
  readonly rules: readonly MarkupRule[]
  /** Null as long as the rules are those of the tenant's folder. */
  readonly updatedAt: string | null
  readonly updatedBy: string | null
}

/** Returns the markup of an agency: the one that its owner saved last, or else that of the tenant's folder. */
export async function markupOf(
  { store, tenant }: Pick<Context, 'store' | 'tenant'>,
  agencyId: string,
): Promise<AgencyMarkup> {
  const saved = await store
    .selectFrom('agency_markup')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  if (saved)
    return {
      rules: fromJsonText(saved.rules),
      updatedAt: saved.updated_at,
      updatedBy: saved.updated_by,
    }
  const fixture = tenant.agencies.find(({ id }) => id === agencyId)
  return { rules: fixture?.markup ?? [], updatedAt: null, updatedBy: null }
}

/** Calculates the selling price of an item of a cart or an order by an agency's rules, without charges due at counters. */
export function sellingAmountOf(
  reader: WorldReader,
  item: { item_content: ItemContent; booking: BookingBase; price: Pick<Price, 'total'> },
  rules: readonly MarkupRule[],
): Money {
  const { item_content: product, booking, price } = item
  return sellingPrice(
    {
      net: price.total,
      product,
      operators: ferryOf(item)?.sectors.map(({ operator }) => operator) ?? [],
      people: productOf(product).toWire(reader, booking).Qty,
    },
    rules,
  )
}
