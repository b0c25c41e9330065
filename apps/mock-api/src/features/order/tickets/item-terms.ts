import type { BookingBase, ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../../operation/context.ts'
import type { RefundTerms } from '../../product/item/refund-terms.ts'
import { productOf } from '../../product/registry.ts'

/** Returns the refund terms of an item other than a ferry. `validUntil` is the last day of a ticket without a date. */
export function itemTerms(
  facts: Pick<Context, 'network' | 'catalogue'>,
  item: { readonly item_content: ItemContent; readonly booking: BookingBase },
  validUntil: string | null,
): RefundTerms {
  const terms = productOf(item.item_content).refundTerms(facts, item.booking, validUntil)
  if (terms === null) throw new Error('Ferries are given back by the ticket')
  return terms
}
