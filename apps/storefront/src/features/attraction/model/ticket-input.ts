import { type BandCounts, ticketsFor } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** Converts a choice of tickets to an item of the cart. */
export function toTicketInput(
  productId: string,
  option: Schemas['AttractionOption'],
  { date, counts }: { readonly date: string | undefined; readonly counts: BandCounts },
): Schemas['AttractionCartInput'] {
  const Attraction = {
    Option: option.Code,
    VisitDate: option.NeedsVisitDate ? (date ?? null) : null,
    QtyAdult: counts.adult,
    QtyChild: counts.child,
    QtyInfant: counts.infant,
    QtySenior: counts.senior,
  }
  const Qty = ticketsFor(counts, option.GroupSize)
  return { ItemContent: 'attraction', Items: [{ Item: productId, Qty, Attraction }] }
}
